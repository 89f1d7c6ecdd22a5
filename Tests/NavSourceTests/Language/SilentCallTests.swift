import Testing

/// What is called all over an app says little by each call, and must not hide the call that says more.
@Suite struct SilentCallTests {
  private static let count = 20

  @Test func oneOfManyCallsThatDidNothingWasForgotten() {
    let buttons = (0..<Self.count).map { "Button(\"\($0)\") { Tracker.track(\"\($0)\") }" }
    expectMap(
      of: [
        "App.swift": """
        import SwiftUI
        @main struct TrackedApp: App {
          var body: some Scene { WindowGroup { ListScreen() } }
        }
        enum Tracker {
          static func track(_ name: String, then action: () -> Void = {}) {
            print(name)
            action()
          }
        }
        struct ListScreen: View {
          @State private var isShown = false
          var body: some View {
            VStack {
              \(buttons.joined(separator: "\n      "))
              Button("Open") { Tracker.track("open") { isShown = true } }
            }
            .sheet(isPresented: $isShown) { DetailScreen() }
          }
        }
        struct DetailScreen: View { var body: some View { Text("Detail") } }
        """
      ],
      """
      TrackedApp -root-> ListScreen
      ListScreen -sheet-> DetailScreen "Open"
      """)
  }

  @Test func theRouteThatLeadsSomewhereCameAfterManyThatDoNot() {
    let cases = (0..<Self.count).map { "case c\($0)" }
    let calls = (0..<Self.count).map { "Button(\"\($0)\") { router.go(.c\($0)) }" }
    expectMap(
      of: [
        "App.swift": """
        import SwiftUI
        @main struct RoutedApp: App {
          var body: some Scene { WindowGroup { StartScreen() } }
        }
        enum Page {
          \(cases.joined(separator: "; "))
          case detail
        }
        final class Router: ObservableObject {
          @Published var isShown = false
          func go(_ page: Page) {
            switch page {
            case .detail: isShown = true
            default: print(page)
            }
          }
        }
        struct StartScreen: View {
          @StateObject private var router = Router()
          var body: some View {
            VStack {
              \(calls.joined(separator: "\n      "))
              Button("Open") { router.go(.detail) }
            }
            .sheet(isPresented: $router.isShown) { DetailScreen() }
          }
        }
        struct DetailScreen: View { var body: some View { Text("Detail") } }
        """
      ],
      """
      RoutedApp -root-> StartScreen
      StartScreen -sheet-> DetailScreen "Open"
      """)
  }

  @Test func theStateThatASheetWaitsForWasSetAfterManyOthers() {
    let calls = (0..<Self.count).map { "Button(\"\($0)\") { Switches.on($other\($0 % 2)) }" }
    expectMap(
      of: [
        "App.swift": """
        import SwiftUI
        @main struct SwitchedApp: App { var body: some Scene { WindowGroup { StartScreen() } } }
        enum Switches {
          static func on(_ flag: Binding<Bool>) { flag.wrappedValue = true }
        }
        struct StartScreen: View {
          @State private var other0 = false
          @State private var other1 = false
          @State private var isShown = false
          var body: some View {
            VStack {
              \(calls.joined(separator: "\n      "))
              Button("Open") { Switches.on($isShown) }
            }
            .sheet(isPresented: $isShown) { DetailScreen() }
          }
        }
        struct DetailScreen: View { var body: some View { Text("Detail") } }
        """
      ],
      """
      SwitchedApp -root-> StartScreen
      StartScreen -sheet-> DetailScreen "Open"
      """)
  }
}
