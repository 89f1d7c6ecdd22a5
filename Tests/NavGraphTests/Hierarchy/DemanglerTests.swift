import Foundation
import NavTestSupport
import Testing

@testable import NavGraph

@Suite struct DemanglerTests {
  /// Class names as runtimes print them, and names that exercise the grammar.
  static let names = [
    "_TtC5MyApp14ViewController",
    "_TtCC5MyApp5Outer5Inner",
    "_TtCVO5MyApp1A1B5Inner",
    "_TtC5MyAppP33_A6F5C3F1AE8D7AF0D7F0C7E8FBC4B97113PrivateScreen",
    "_TtCC5MyApp5OuterP33_A6F5C3F1AE8D7AF0D7F0C7E8FBC4B97113PrivateScreen",
    "_TtGC7SwiftUI19UIHostingControllerV7Example11ContentView_",
    "_TtGC7SwiftUI14_UIHostingViewVVS_7TabItem8RootView_",
    "_TtGC7SwiftUI41StyleContextSplitViewNavigationControllerVS_19SidebarStyleContext_",
    "_TtGC7SwiftUI19UIHostingControllerGVS_15ModifiedContentGS1_VVS_22_VariadicView_Children7"
      + "ElementVS_24NavigationColumnModifier_GVS_18StyleContextWriterVS_19SidebarStyleContext___",
    "_TtGC7SwiftUI29PresentationHostingControllerVS_7AnyView_",
    "_TtGC7SwiftUI19UIHostingControllerGVS_15ModifiedContentVS_7AnyViewVS_12RootModifier__",
    "_TtGC7SwiftUI19UIHostingControllerGSqV4Shop4Cart__",
    "_TtGC7SwiftUI19UIHostingControllerGVS_9TupleViewTVS_4TextV4Shop4Cart___",
    "_TtGC7SwiftUI19UIHostingControllerTSi5labelSS__",
    "_TtGC4Shop4HostSS_",
    "_TtGCC4Shop4Host5InnerSi_SS_",
    "_TtGC4Shop4HostP__",
    "_TtGC4Shop4HostPS_4LoudS_5Quiet__",
    "_TtGC4Shop4HostPs8Hashable__",
    "_TtGC4Shop4HostMSi_",
    "_TtGC4Shop4HostCSo16UIViewController_",
    "_TtCE4MorSC4Shop4Cart4Item",
    "_TtC4ShopX7caf_dma",
    "$s4Shop007caf_dmaC",
    "$s5MyApp14ViewControllerC",
    "$s5MyApp5OuterC5InnerC",
    "$s5MyApp5OuterV5InnerO4DeepC",
    "$s5MyApp13PrivateScreen33_A6F5C3F1AE8D7AF0D7F0C7E8FBC4B971LLC",
    "$s7SwiftUI19UIHostingControllerCy7Example11ContentViewVG",
    "$s7SwiftUI19UIHostingControllerCyAA15ModifiedContentVyAA7AnyViewVAA12RootModifierVGG",
    "$s4Shop4HostCySSG",
    "$s4Shop4HostCySaySSGG",
    "$s4Shop4HostCySiSgG",
    "$s4Shop4HostCySi_SStG",
    "$s4Shop4HostCySi5label_SStG",
    "$s4Shop4HostCyypG",
    "$s4Shop4HostCyAA4Loud_AA5QuietpG",
    "$s4Shop4HostC5InnerCySi_SSG",
    "$s4Shop0A10ControllerC",
    "$s11ShopScreens0A10ControllerC0C4HostC",
    "$s4Shop4HostCySDySSSiGG",
    "$s4Shop4HostCySimG",
    "$sSo16UIViewControllerC",
    "$s4Shop9ContainerCyAA4CartVAEGD",
    // As the compiler spells them, module `mg`.
    "$s2mg7HostingCyAA4ShopO4CartVG",
    "$s2mg7HostingCyAA8ModifiedVyAA7AnyViewVAEyAgA4ShopO4CartV3RowVGGG",
    "$s2mg4ShopO4CartV4DeepO4LeafCy__Si_SSG",
    "$sSa2mgE7InArrayVySi_G",
    "$s2mg024ShopHostingControllerForB4CartCyAA08TextViewbF0VG",
    "$s2mg7HostingCySi1a_AA4ShopO4CartVSg1btG",
    "$s2mg7HostingCySDySSShySiGGG",
    "$s2mg7WrapperV5InnerCyAA7AnyViewV_G",
    "$s2mg7WrapperV4PairV4HostCyAA4ShopO4CartV_Si_SayAKGG",
    "$s2mg7HostingCyAA4ShopO4CartVSgSgG",
    "$s2mg7HostingCyAA5TupleVyAA7AnyViewV_AA4ShopO4CartVAK3RowVtGG",
    "$s2mg7HostingCySnySiGG",
    "$s2mg7HostingCys6ResultOySis5Error_pGG",
    "$s2mg7HostingCyytG",
    "$s2mg7HostingCyACyACyACyAA4ShopO4CartVGGGG",
  ]

  @Test(arguments: names)
  func readsWhatTheToolchainReads(_ name: String) throws {
    guard let library = DemangleLibrary.shared else {
      withKnownIssue("libswiftDemangle is not beside the swift on PATH: nothing compared") {
        Issue.record("not compared")
      }
      return
    }
    let expected = try #require(library.demangled(name), "the toolchain cannot read it")
    #expect(TypeName(mangled: name)?.text(.full) == expected)
  }

  @Test func damagedNamesAreNotRead() {
    for name in [
      "", "_Tt", "_TtC", "$s", "_TtC5MyApp15ViewController", "_TtC5MyApp13ViewController",
      "_TtGC7SwiftUI19UIHostingControllerVVS_7TabItem9RootView_", "$s5MyApp14ViewController",
      "_TtC99999999999999999999A", "_TtS9_", "ViewController", "$s4Shop4HostCyAZG",
    ] { #expect(TypeName(mangled: name) == nil, "\(name)") }
  }

  /// Random damage must neither trap nor hang, and what is read must be what the toolchain reads.
  @Test func mutationsNeverTrap() {
    let seed: UInt64 = 20_220_503
    var random = SeededGenerator(seed: seed)
    let alphabet = Array("_CVOPGSTtsyAaLE0123456789xXqQmMpD$\u{0}\u{FF}".utf8)
    var read = 0
    for round in 0..<6_000 {
      var bytes = Array(Self.names[round % Self.names.count].utf8)
      for _ in 0...Int.random(in: 0...2, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        let byte = alphabet.randomElement(using: &random) ?? 0
        switch Int.random(in: 0...3, using: &random) {
        case 0: bytes[place] = byte
        case 1: bytes.insert(byte, at: place)
        case 2 where bytes.count > 1: bytes.remove(at: place)
        default: bytes += bytes[place...].prefix(8)
        }
      }
      let name = String(decoding: bytes, as: UTF8.self)
      guard let type = TypeName(mangled: name) else { continue }
      read += 1
      #expect(!type.text(.readable).isEmpty, "seed \(seed), round \(round): \(name)")
      #expect(!ControllerClass(name).name.isEmpty)
      guard let library = DemangleLibrary.shared, !name.utf8.contains(0) else { continue }
      #expect(library.demangled(name) == type.text(.full), "seed \(seed), round \(round): \(name)")
    }
    #expect(read > 100)
  }

  @Test func hugeAndDeepNamesAreGivenUp() {
    let deep = "_Tt" + String(repeating: "G", count: 10_000)
    #expect(TypeName(mangled: deep) == nil)
    #expect(TypeName(mangled: "_Tt" + String(repeating: "T", count: 10_000)) == nil)
    #expect(TypeName(mangled: "_TtC" + String(repeating: "C", count: 10_000)) == nil)
    // Every step doubles the type.
    let doubling = "$s1A1BVAC" + String(repeating: "_AEtAF", count: 60)
    #expect(TypeName(mangled: doubling) == nil)
    let written = String(repeating: "A<", count: 5_000) + String(repeating: ">", count: 5_000)
    #expect(TypeName(written: written) == nil)
  }

  @Test func plainTextNamesAreRead() {
    let text = "SwiftUI.UIHostingController<SwiftUI.ModifiedContent<Shop.Cart, A.(B in _F0)<Int?>>>"
    let type = TypeName(written: text)
    #expect(
      type?.text(.full)
        == "SwiftUI.UIHostingController<SwiftUI.ModifiedContent<Shop.Cart, "
        + "A.(B in _F0)<.Int?>>>")
    #expect(TypeName(written: "A<B") == nil)
    #expect(TypeName(written: "A.<B>") == nil)
    #expect(TypeName(written: "(A, B)")?.text(.readable) == "(A, B)")
  }
}

/// The demangler of the toolchain, found beside the `swift` that `PATH` names.
private struct DemangleLibrary: @unchecked Sendable {
  private typealias Function =
    @convention(c) (
      UnsafePointer<CChar>, UnsafeMutablePointer<CChar>?, Int
    ) -> Int

  static let shared = DemangleLibrary()

  private let function: Function

  private init?() {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for folder in folders {
      let root = URL(fileURLWithPath: "\(folder)/swift").resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent()
      for name in ["lib/libswiftDemangle.so", "lib/libswiftDemangle.dylib"] {
        guard let library = dlopen(root.appendingPathComponent(name).path, RTLD_NOW),
          let symbol = dlsym(library, "swift_demangle_getDemangledName")
        else { continue }
        function = unsafeBitCast(symbol, to: Function.self)
        return
      }
    }
    return nil
  }

  func demangled(_ name: String) -> String? {
    var buffer = [CChar](repeating: 0, count: 65_536)
    let length = buffer.withUnsafeMutableBufferPointer { function(name, $0.baseAddress, $0.count) }
    guard length > 0 else { return nil }
    return String(decoding: buffer.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
