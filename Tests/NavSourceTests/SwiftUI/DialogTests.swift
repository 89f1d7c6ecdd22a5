import NavGraph
import NavSource
import NavTestSupport
import Testing

/// Alerts and dialogs of which code shows one of several.
@Suite struct DialogTests {
  private static let fault =
    "enum Fault: String, Identifiable { case offline, full, secret; var id: String { rawValue } }"

  /// - Parameter content: of `alert(item:)` for an item of which two of three cases are set.
  private func alert(
    _ content: String, rest: String = "", sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    expectMap(
      home: """
        @State private var fault: Fault?
        var body: some View {
          VStack {
            Button("Load") { fault = .offline }
            Button("Save") { fault = .full }
          }
          .⟦a⟧alert(item: $fault\(content)
        }
        func alert(for fault: Fault) -> Alert {
          switch fault {
          case .offline: return Alert(title: Text("No network"))
          case .full: return Alert(title: Text("No space"))
          case .secret: return Alert(title: Text("Not allowed"))
          }
        }
        func text(for fault: Fault) -> String {
          fault == .full ? "No space" : "No network"
        }
        """, rest: Self.fault + "\n" + rest,
      """
      HomeScreen -alert-> alert:"No network" at a
      HomeScreen -alert-> alert:"No space" at a
      """, sourceLocation: sourceLocation)
  }

  @Test func ofAlertsThatASwitchChoosesOneWasShown() {
    alert(
      """
      ) { fault in
        switch fault {
        case .offline: Alert(title: Text("No network"))
        case .full: Alert(title: Text("No space"))
        case .secret: Alert(title: Text("Not allowed"))
        }
      }
      """)
    alert(
      """
      ) { fault in
        if fault == .offline { return Alert(title: Text("No network")) }
        return Alert(title: Text("No space"))
      }
      """)
  }

  @Test func alertsThatATernaryChooses() {
    alert(
      """
      ) { $0 == .full ? Alert(title: Text("No space")) : Alert(title: Text("No network")) }
      """)
  }

  @Test func alertsThatAFunctionMakes() {
    alert(") { alert(for: $0) }")
    alert(", content: alert(for:))")
    alert(") { Alert(title: Text(text(for: $0))) }")
  }

  @Test func alertsThatTheItemMakes() {
    alert(
      ") { $0.alert }",
      rest: """
        extension Fault {
          var alert: Alert {
            switch self {
            case .offline: Alert(title: Text("No network"))
            case .full: Alert(title: Text("No space"))
            case .secret: Alert(title: Text("Not allowed"))
            }
          }
        }
        """)
    alert(
      ") { Alert(title: Text($0.title)) }",
      rest: """
        extension Fault {
          var title: String {
            switch self {
            case .offline: "No network"
            case .full: "No space"
            case .secret: "Not allowed"
            }
          }
        }
        """)
  }

  @Test func alertsWhoseTitleIsInTheItemWereCalledAfterTheState() {
    expectMap(
      home: """
        @StateObject private var model = HomeModel()
        var body: some View {
          Button("Load") { model.load() }
            .⟦a⟧alert(item: $model.notice) { Alert(title: $0.title, message: Text("Sorry")) }
        }
        """,
      rest: """
        struct Notice: Identifiable { let id = 0; let title: Text }
        enum Notices {
          static let offline = Notice(title: Text("No network"))
          static let full = Notice(title: Text("No space"))
        }
        final class HomeModel: ObservableObject {
          @Published var notice: Notice?
          func load() { notice = Bool.random() ? Notices.offline : Notices.full }
        }
        """,
      """
      HomeScreen -alert-> alert:"No network" at a
      HomeScreen -alert-> alert:"No space" at a
      """)
  }

  @Test func alertsWhoseTitleIsATextInTheItem() {
    expectMap(
      home: """
        @State private var notice: Notice?
        var body: some View {
          Button("Load") { notice = Notice(title: "No network", text: "Sorry") }
            .⟦a⟧alert(item: $notice) { Alert(title: Text($0.title), message: Text($0.text)) }
        }
        """,
      rest: """
        struct Notice: Identifiable { var id = 0; let title: String; let text: String }
        """,
      """
      HomeScreen -alert-> alert:"No network" at a
      """)
  }

  @Test func alertsOfOneFlag() {
    expectMap(
      home: """
        @State private var isShown = false
        @State private var isOffline = false
        var body: some View {
          Button("Load") { isShown = true }
            .⟦a⟧alert(isPresented: $isShown) {
              if isOffline { return Alert(title: Text("No network")) }
              return Alert(title: Text("No space"))
            }
            .⟦b⟧confirmationDialog(isOffline ? "Try again?" : "Delete?", isPresented: $isShown) {}
        }
        """,
      """
      HomeScreen -alert-> alert:"No network" at a
      HomeScreen -alert-> alert:"No space" at a
      HomeScreen -confirmationDialog-> alert:"Delete?" at b
      HomeScreen -confirmationDialog-> alert:"Try again?" at b
      """)
  }

  @Test func anAlertWithOneOfSeveralTitles() {
    expectMap(
      home: """
        @State private var isShown = false
        @State private var count = 0
        var title: String { count == 1 ? "Delete the book?" : "Delete the books?" }
        var body: some View {
          Button("Delete") { isShown = true }
            .⟦a⟧alert(title, isPresented: $isShown) {}
        }
        """,
      """
      HomeScreen -alert-> alert:"Delete the book?" at a
      HomeScreen -alert-> alert:"Delete the books?" at a
      """)
  }

  @Test func anItemOfWhichNothingIsKnownShowsAll() {
    expectMap(
      home: """
        @State private var fault: Fault?
        var body: some View {
          Button("Load") { fault = load() }
            .⟦a⟧alert(item: $fault) { $0 == .full ? Alert(title: Text("No space")) : Alert(title: Text("No network")) }
        }
        func load() -> Fault? { Fault(rawValue: UserDefaults.standard.string(forKey: "fault") ?? "") }
        """, rest: Self.fault,
      """
      HomeScreen -alert-> alert:"No network" at a
      HomeScreen -alert-> alert:"No space" at a
      """)
  }
}
