import Testing

/// Views whose whole body is one of several screens, by a state of their own.
@Suite struct ChoiceTests {
  private static let screens = """
    struct SignInScreen: View {
      @State private var isHelp = false
      var body: some View {
        Button("Help") { isHelp = true }.⟦c⟧sheet(isPresented: $isHelp) { HelpPage() }
      }
    }
    struct ShelfScreen: View {
      var body: some View { List { NavigationLink("Book") { BookScreen() } } }
    }
    struct HelpPage: View { var body: some View { Text("Help") } }
    struct BookScreen: View { var body: some View { Text("Book") } }
    """

  /// Both screens were gone, and what they lead to started at the view around.
  @Test func screensThatARootChoosesByItsOwnStateWereLost() {
    expectMap(
      of: """
        import SwiftUI
        struct StartScreen: View {
          @AppStorage("isKnown") private var isKnown = false
          var body: some View {
            if isKnown { NavigationStack { ⟦a⟧ShelfScreen() } } else { ⟦b⟧SignInScreen() }
          }
        }
        @main struct ReadApp: App { var body: some Scene { WindowGroup { StartScreen() } } }

        """ + Self.screens,
      """
      entry StartScreen
      ReadApp -root-> StartScreen
      StartScreen -root-> ShelfScreen at a
      StartScreen -embed-> SignInScreen at b
      ShelfScreen -push-> BookScreen "Book"
      SignInScreen -sheet-> HelpPage "Help" at c
      """)
  }

  @Test func screensThatAHostedViewChoosesWereLost() {
    expectMap(
      of: """
        import SwiftUI
        import UIKit
        final class Account: ObservableObject { @Published var name: String? }
        struct StartScreen: View {
          @ObservedObject var account: Account
          var body: some View {
            Group {
              if account.name == nil { ⟦b⟧SignInScreen() } else { ⟦a⟧ShelfScreen() }
            }
          }
        }
        \(sceneDelegate("StartScreen(account: Account())", isStack: false))

        """ + Self.screens,
      """
      entry StartScreen
      SceneDelegate -root-> StartScreen
      StartScreen -embed-> ShelfScreen at a
      StartScreen -embed-> SignInScreen at b
      ShelfScreen -push-> BookScreen "Book"
      SignInScreen -sheet-> HelpPage "Help" at c
      """)
  }

  @Test func aChoiceInAChoice() {
    expectMap(
      home: """
        @State private var isReady = false
        var body: some View { if isReady { ⟦a⟧MainScreen() } else { ⟦b⟧HelpScreen() } }
        """,
      rest: """
        struct MainScreen: View {
          @State private var isCart = false
          var body: some View { if isCart { ⟦c⟧CartScreen() } else { ⟦d⟧FeedScreen() } }
        }
        """,
      """
      HomeScreen -embed-> HelpScreen at b
      HomeScreen -embed-> MainScreen at a
      MainScreen -embed-> CartScreen at c
      MainScreen -embed-> FeedScreen at d
      """)
  }

  /// What a row chooses is a part of the screen around, as the row is.
  @Test func aRowThatIsOnlyAChoice() {
    expectMap(
      home: """
        var body: some View { List { Row() } }
        """,
      rest: """
        struct Row: View {
          @State private var isOpen = false
          var body: some View { if isOpen { OpenRow() } else { ClosedRow() } }
        }
        struct OpenRow: View { var body: some View { NavigationLink("Item") { ItemScreen() } } }
        struct ClosedRow: View { var body: some View { Text("Closed") } }
        """,
      """
      HomeScreen -push-> ItemScreen "Item" via Row>OpenRow
      """)
  }

  /// A spinner that other views have beside their content is no screen.
  @Test func aPartThatIsOneOfTheAlternatives() {
    expectMap(
      home: """
        @State private var isReady = false
        var body: some View { if isReady { ⟦a⟧FeedPage() } else { Spinner() } }
        """,
      rest: """
        struct FeedPage: View {
          var body: some View { VStack { Spinner(); NavigationLink("Item") { ItemScreen() } } }
        }
        struct Spinner: View { var body: some View { ProgressView() } }
        """,
      """
      HomeScreen -embed-> FeedPage at a
      FeedPage -push-> ItemScreen "Item"
      """)
  }

  /// A text, a spinner or a pile around the choice made it none.
  @Test func aSpinnerBesideScreensHidThem() {
    expectMap(
      of: """
        import SwiftUI
        struct StartScreen: View {
          @State private var isLoading = true
          @State private var name: String?
          var body: some View {
            ZStack {
              if isLoading {
                VStack { ProgressView(); Text("Wait") }
              } else if name != nil {
                NavigationStack { ⟦a⟧ShelfScreen() }
              } else {
                ⟦b⟧SignInScreen()
              }
            }
          }
        }
        @main struct ReadApp: App { var body: some Scene { WindowGroup { StartScreen() } } }

        """ + Self.screens,
      """
      entry StartScreen
      ReadApp -root-> StartScreen
      StartScreen -root-> ShelfScreen at a
      StartScreen -embed-> SignInScreen at b
      ShelfScreen -push-> BookScreen "Book"
      SignInScreen -sheet-> HelpPage "Help" at c
      """)
  }

  /// It was a part of the view around, and its sheet started there.
  @Test func aScreenInThePlaceOfTabsWasLost() {
    expectMap(
      home: """
        @State private var isDone = false
        var body: some View {
          if isDone {
            TabView {
              ⟦a⟧FeedScreen().tabItem { Text("Feed") }
              ⟦b⟧CartScreen().tabItem { Text("Cart") }
            }
          } else {
            ⟦c⟧IntroScreen(isDone: $isDone)
          }
        }
        """,
      rest: """
        struct IntroScreen: View {
          @Binding var isDone: Bool
          @State private var isHelp = false
          var body: some View {
            VStack { Button("Help") { isHelp = true }; Button("Go") { isDone = true } }
              .⟦d⟧sheet(isPresented: $isHelp) { HelpScreen() }
          }
        }
        """,
      """
      HomeScreen -tab-> FeedScreen "Feed" at a
      HomeScreen -tab-> CartScreen "Cart" at b
      HomeScreen -embed-> IntroScreen at c
      IntroScreen -sheet-> HelpScreen "Help" at d
      """)
  }

  @Test func aScreenInThePlaceOfAStackOfOwnContent() {
    expectMap(
      home: """
        @AppStorage("isDone") private var isDone = false
        var body: some View {
          ZStack {
            if isDone {
              NavigationStack { List { NavigationLink("Item") { ItemScreen() } } }
            } else {
              ⟦c⟧HelpScreen()
            }
          }
        }
        """,
      """
      HomeScreen -push-> ItemScreen "Item"
      HomeScreen -embed-> HelpScreen at c
      """)
  }

  /// A hint in the place of a list is a part, as it was.
  @Test func aHintInThePlaceOfAListIsAPart() {
    expectMap(
      home: """
        @State private var names: [String] = []
        var body: some View {
          if names.isEmpty { Hint() } else { List { NavigationLink("Item") { ItemScreen() } } }
        }
        """,
      rest: """
        struct Hint: View {
          @State private var isHelp = false
          var body: some View {
            Button("Help") { isHelp = true }.⟦d⟧sheet(isPresented: $isHelp) { HelpScreen() }
          }
        }
        """,
      """
      HomeScreen -push-> ItemScreen "Item"
      HomeScreen -sheet-> HelpScreen "Help" at d
      """)
  }
}
