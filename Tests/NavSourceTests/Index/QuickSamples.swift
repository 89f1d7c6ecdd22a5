/// Source that `QuickReader` must read, and source that it must leave to the parser.
enum QuickSamples {
  static let known: [String] = declarations + statements + expressions + literals + conditions

  private static let declarations = [
    """
    @testable import struct Foundation.URL
    @_exported import UIKit
    public final class Shop<Item: Sendable, Key>: Base<Item>, Store & Named where Item: P, Key == Int {
      @Published private(set) var items: [Item] = [], count = 0
      weak var delegate: (any ShopDelegate)?
      unowned(unsafe) let owner: Owner!
      lazy var title: String = { "Shop" }()
      static let shared = Shop<Int, Int>(name: "a")
      var isEmpty: Bool { items.isEmpty }
      var name: String {
        get throws { try load() }
        set(newName) { store(newName) }
      }
      var seen = false { didSet(old) { if old { report() } } willSet { _ = newValue } }
      let (a, b) = (1, 2)
      init?(name: String, _ key: Key? = nil) throws { return nil }
      required init() { super.init(name: "x") }
      deinit { stop() }
      subscript<T>(key: Key, default value: T) -> T { get { value } set { } }
      class func make() -> Self { .init() }
      private func run<T>(_ work: @escaping @Sendable (T, inout Int) async throws -> Void, on q: Q...) async rethrows -> [String: [T]]? where T: P { nil }
      static func == (left: Shop, right: Shop) -> Bool { true }
      enum Route: String, CaseIterable { case home, item(id: Int, String = "x"), cart = "basket"; indirect case more(Route) }
      typealias Handler<T> = (Result<T, any Error>) -> Void
      struct Inner { struct Deep {} }
      #if os(iOS) && !targetEnvironment(macCatalyst)
      func onPhone() {}
      #elseif canImport(AppKit) || DEBUG
      func onMac() {}
      #else
      func elsewhere() {}
      #endif
    }
    """,
    """
    protocol Router: AnyObject, Named where Self: UIViewController {
      associatedtype Route: Hashable = Int
      associatedtype Other where Other == Int
      var path: [Route] { get set }
      static var name: String { get async throws }
      func show(_ route: Route, animated: Bool) async throws(Failure) -> Bool
      init(route: Route)
    }
    typealias Both = A & B
    extension Array where Element: P { func first() -> Element? { nil } }
    extension Outer.Inner: @unchecked Sendable, @retroactive P {}
    extension [String] { var joined: String { "" } }
    actor Cache { nonisolated func a() {} ; isolated deinit { x() } }
    @MainActor @Observable final class Model { var `default`: Int = 0; func `repeat`() {} }
    enum Empty {}
    """,
    """
    @main struct DemoApp: App {
      @Environment(\\.dismiss) private var dismiss
      @AppStorage("key", store: .shared) var flag = false
      @FocusState<Field?>.Binding var focus: Field?
      var body: some Scene { WindowGroup { HomeScreen() } }
    }
    @available(iOS 17.0, macOS 14, *) @objc(foo:bar:) func foo(@ViewBuilder content: () -> some View) {}
    @available(*, deprecated, message: "no") struct Old {}
    #Preview("Home", traits: .a) { HomeScreen() }
    @available(iOS 17, *)
    #Preview { HomeScreen() }
    func f(a: isolated Actor, b: sending T, c: borrowing D, d: [any P], e: (x: Int, _ y: Int)) {}
    func g(_ x: Int.Type, _ y: (Int) -> (Int) -> Void, _ z: Optional<Int>, _ w: ~Copyable) {}
    """,
    """
    import `Kit`
    struct `Box`<`Item`>: `View` where `Item`: P {
      enum `Kind`: String { case `default` = "d", `repeat`(`in`: Int) }
      let `in`: Int, (`a`, b) = (1, 2)
      typealias `Other` = `Box`<Int>
      init(`in` value: Int, _ `is`: Bool, `for`: Int) { `in` = value }
      func `show`<`T`>(`where` `x`: T...) -> `Kind` { .`default` }
      subscript(`at` `i`: Int) -> Int { i }
      var `self`: Int { x.`self`.self }
    }
    actor `Store` {}
    class `Base` { class var `shared`: Int { 1 } }
    protocol `P` { associatedtype `Q`; func `go`() }
    extension `Box`.`Kind` { struct `Inner` {} }
    @`Wrapper`(`in`: 1) var `value` = `Box`.`Kind`.`repeat`(`in`: 2)
    typealias `Both` = `A` & `B`
    func f() { let `x` = { `y` in `y` }; for `i` in [1] { if case .`default` = `x` { g(`i`) } } }
    """,
  ]

  private static let statements = [
    """
    func f() async throws {
      guard let self, let x = y as? T, case .some(let z) = w, #available(iOS 17, *) else { return }
      if case let .item(id, name: name)? = route, id > 3 { a() } else if x is T { b() } else { c() }
      if let x = list.first(where: { $0 > 1 }) { use(x) }
      if let x = list.first { $0 > 1 }, x > 2 { use(x) }
      for case let (i, item?) in list.enumerated() where item.isOn { continue }
      for await value in stream { break }
      outer: while let next = queue.next(), !done { continue outer }
      repeat { step() } while running
      do { try a() } catch let error as E where error.x { b() } catch E.one, E.two(3) { } catch { throw error }
      defer { end() }
      switch (a, b) {
      case (.one, let x), (.two, let x) where x > 1: fallthrough
      case (is Int, _): break
      case let (c, d): _ = c
      case (1...5, "a"): return
      case (nil, Foo.bar): let y = 1; return use(y)
      @unknown default: return
      }
      let local = 1, other: Int; var computed: Int { 3 }
      func inner() -> Int { 1 }
      struct Local { var a = 1 }
      let value = if a { 1 } else { 2 }
      return switch b { case .a: 1 default: 2 }
    }
    """,
    """
    func g() {
      #if DEBUG
      log("a")
      #else
      log("b")
      #endif
      let _ = try! make()
      async let a = load()
      x = y ? z : w
      x += 1
      self.a.b?.c![0] = .init(d: 1)
      items[1, default: 0].run()
      return
    }
    """,
  ]

  private static let expressions = [
    """
    let a = try await foo(bar: 1, "x") { $0 + 1 } onError: { error in print(error) }
    let b = [1, 2].map(\\.description).filter { !$0.isEmpty && $0 != "a" || $0 < "b" }
    let c = x as? [String: Any] ?? [:]
    let d = { [weak self, n = self.count] (a: Int, _ b: inout String) async throws -> Bool in true }
    let e = { a, _ in a }
    let f = { @MainActor in 1 }
    let g = (x: 1, y: "b"), h = (1), i = ()
    let j = Array<Dictionary<Int, [String]>>(repeating: 1, count: 2), k = a < b, l = a<b>(c)
    let m = \\Root.a?.b[0].c, n = \\.self, o = \\Shop<Int>.items
    let p = list.reduce(0, +), q = -x, r = !y, s = &z, t = a...b, u = ..<3, v = a ... b
    let w = foo(_:bar:), x = self.foo(a:b:).c, y = #selector(Shop.run(_:)), z = #file
    let aa = [Int](), bb = [String: [Int]](), cc = Foo?.none, dd = T.self, ee = a.b.C.self
    let ff = value is String, gg = a ? b : c ? d : e, hh = .some(.one), ii = Foo<Int>.bar
    let jj = await !ready(), kk = any P.self, ll = 1.0.rounded(), mm = t.0.1, nn = x?.y!.z
    let oo = a = b, pp = f(&x), qq = f { } , rr = [a: 1, b: 2], ss = #colorLiteral(red: 1, g: 2)
    """,
    """
    var body: some View {
      VStack(alignment: .leading) {
        Text("a").font(.body)
        #if os(iOS)
          .sheet(isPresented: $shown) { Detail() }
        #else
          .popover(item: $item) { item in Detail(item) }
        #endif
          .padding()
        if flag { A() } else { B() }
        ForEach(items, id: \\.id) { item in
          NavigationLink(value: item) { Row(item: item) }
        }
        Button { run() } label: { Text("b") }
      }
      .navigationDestination(for: Int.self) { Detail(id: $0) }
    }
    """,
  ]

  private static let literals = [
    """
    let a = "x\\(y)z\\(f("a", b: "c"))", b = "", c = "\\(d)", e = #"raw \\n \\#(x) "q""#, f = "\\n\\u{41}\\"\\t"
    let g = 0x1F, h = 1_000.5e-3
    """,
    "let a = \"\"\"\n  one\n    two \\(x)\n\n  three\\nfour\n  \"\"\"\nlet b = 1",
    "/* a /* b */ c */ let a = 1 // d\n/// e\nlet b = a/2 + a / 3\n",
    "let ä = 1, 名 = ä\r\nlet b = 2\r\n",
  ]

  private static let conditions = [
    "#if A && B || !C && (D || swift(>=5.9))\nlet a = 1\n#elseif hasFeature(X)\nlet a = 2\n#endif",
    "#if canImport(UIKit)\nimport UIKit\n#endif\nprint(1)\nlet x = 1; let y = 2;",
    "",
    "// only a comment",
  ]

  static let unknown = [
    "let r = /a+/", "let r = #/a/#", "precedencegroup P {}", "func f( {}", "let x = ]", "let = 1",
    "struct S { let a = 1 let b = 2 }", "let s = \"a", "<<<<<<< HEAD\nlet a = 1", "import",
    "let a = 8points", "func f() { a b }", "class A: {}", "@ objc func f() {}", "let x = a .b…",
    "if a {\n}\n}", "let f: repeat each T", "/* open", "let a = \u{0}", "let x = y.\nz",
    "// navviz: ignore\nlet a = 1",
  ]
}
