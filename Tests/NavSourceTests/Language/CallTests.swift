import Testing

/// Which function a call means, and what it is given.
@Suite struct CallTests {
  @Test func aTrailingClosureWentToAParameterWithADefault() {
    expectMap(
      home: """
        @State private var isHelp = false
        @State private var isItem = false
        var body: some View {
          Text("a")
            .drawer(isOpen: $isHelp) { HelpScreen() }
            .drawer(isOpen: $isItem) { isHelp = true } page: { ItemScreen() }
        }
        """,
      rest: """
        extension View {
          func drawer<Page: View>(
            isOpen: Binding<Bool>, onClose: (() -> Void)? = nil, @ViewBuilder page: @escaping () -> Page
          ) -> some View {
            ⟦a⟧sheet(isPresented: isOpen, onDismiss: onClose) { page() }
          }
        }
        """,
      """
      HomeScreen -sheet-> HelpScreen at a
      HomeScreen -sheet-> ItemScreen at a
      """)
  }

  @Test func namesOfModulesWereTypes() {
    expectMap(
      of: [
        "App/DemoApp.swift": """
        import SwiftUI
        import Weather
        @main struct DemoApp: App { var body: some Scene { WindowGroup { HomeScreen() } } }
        struct HomeScreen: View {
          var body: some View {
            NavigationLink("Rain", destination: Weather.RainScreen())
            NavigationLink("Wind", destination: Weather.Pages.wind(for: 3))
            NavigationLink("Snow", destination: Weather.snowPage())
          }
        }
        """,
        "Weather/Pages.swift": """
        import SwiftUI
        public enum Pages { public static func wind(for day: Int) -> some View { WindScreen() } }
        public func snowPage() -> some View { SnowScreen() }
        public struct RainScreen: View { public var body: some View { Text("Rain") } }
        struct WindScreen: View { var body: some View { Text("Wind") } }
        struct SnowScreen: View { var body: some View { Text("Snow") } }
        """,
      ],
      """
      DemoApp -root-> HomeScreen
      HomeScreen -push-> RainScreen "Rain"
      HomeScreen -push-> WindScreen "Wind"
      HomeScreen -push-> SnowScreen "Snow"
      """)
  }

  @Test func whatAFunctionGivesBackChangedIsWhatItWasGiven() {
    expectMap(
      of: """
        import UIKit
        func with<Value>(_ value: Value, change: (Value) -> Void) -> Value {
          change(value)
          return value
        }
        class HelpController: UIViewController {}
        class HomeController: UIViewController {
          let button = with(UIButton()) { $0.isEnabled = true }
          func help() {
            ⟦a⟧present(with(HelpController()) { $0.modalPresentationStyle = .fullScreen }, animated: true)
          }
        }
        """,
      """
      HomeController -fullScreenCover-> HelpController "help" at a
      """)
  }

  @Test func aModelThatAClosureOfANamedTypeGivesWasUnknown() {
    expectMap(
      home: """
        let store = Store { Flow() }
        @State private var isHelp = false
        var body: some View {
          Button("Go") { store.flow.open() }
            .sheet(isPresented: $isHelp) { HelpScreen() }
            .environmentObject(store)
        }
        """,
      rest: """
        typealias Maker = () -> Flow
        final class Store { let make: Maker; init(make: @escaping Maker) { self.make = make }; var flow: Flow { make() } }
        final class Flow { func open() { UIApplication.shared.open(URL(string: "https://example.org")!) } }
        """,
      """
      HomeScreen -link-> url:https://example.org "Go"
      HomeScreen -sheet-> HelpScreen
      """)
  }

  @Test func aMethodForAClosureOfANamedTypeWasLost() {
    expectMap(
      home: """
        @State private var isOn = false
        var body: some View {
          Button("In") { isOn = true }.⟦a⟧sheet(isPresented: $isOn) { Form(done: finish) }
        }
        func finish() { ⟦b⟧isOn = false }
        """,
      rest: """
        typealias Handler = () -> Void
        struct Form: View { let done: Handler; var body: some View { Button("Go", action: done) } }
        """,
      """
      HomeScreen -sheet-> Form "In" at a
      Form -dismiss-> @presenter "Go" at b
      """)
  }
}
