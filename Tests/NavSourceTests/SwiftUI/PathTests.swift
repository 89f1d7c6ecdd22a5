import Testing

/// Paths of stacks, and what fills them.
@Suite struct PathTests {
  @Test func aPathBehindABindingThatIsComputed() {
    expectMap(
      home: """
        @StateObject private var guide = Guide()
        var body: some View {
          NavigationStack(path: $guide.trail) {
            Start().navigationDestination(for: Int.self) { _ in End() }
          }
          .environmentObject(guide)
        }
        """,
      rest: """
        final class Guide: ObservableObject {
          @Published var trail = NavigationPath()
          var current: Binding<NavigationPath> {
            Binding(get: { self.trail }, set: { self.trail = $0 })
          }
          func open(_ number: Int) { current.wrappedValue.⟦a⟧append(number) }
          func leave() { current.wrappedValue.⟦b⟧removeLast() }
        }
        struct Start: View {
          @EnvironmentObject var guide: Guide
          var body: some View { Button("Next") { guide.open(3) } }
        }
        struct End: View {
          @EnvironmentObject var guide: Guide
          var body: some View { Button("Back") { guide.leave() } }
        }
        """,
      """
      HomeScreen -root-> Start
      Start -push-> End "Next" at a via Guide
      End -back-> @previous "Back" at b via Guide
      """)
  }

  @Test func whatNobodyPushesWasAPartOfTheScreenAroundTheStack() {
    expectMap(
      home: """
        @State private var trail = NavigationPath()
        var body: some View {
          NavigationStack(path: $trail) {
            List { Text("a") }.navigationDestination(for: Int.self) { _ in Distant() }
          }
          .onOpenURL { Library.open($0, on: $trail) }
        }
        """,
      rest: """
        struct Distant: View {
          @State private var isHelp = false
          var body: some View { Text("b").⟦a⟧sheet(isPresented: $isHelp) { HelpScreen() } }
        }
        """,
      "Distant -sheet-> HelpScreen at a")
  }

  @Test func aPathThatAnObserverOfAPropertyExtends() {
    expectMap(
      home: """
        @StateObject private var tour = Tour()
        var body: some View {
          NavigationStack(path: $tour.trail) {
            First().navigationDestination(for: Stop.self) { stop in
              switch stop {
              case .first: First()
              case .second: Second()
              case .third: HelpScreen()
              }
            }
          }
          .environmentObject(tour)
        }
        """,
      rest: """
        enum Stop: Hashable { case first, second, third }
        final class Tour: ObservableObject {
          @Published var trail = NavigationPath()
          @Published var stop: Stop = .first { didSet { trail.⟦a⟧append(stop) } }
        }
        struct First: View {
          @EnvironmentObject var tour: Tour
          var body: some View { Button("Go") { tour.stop = .second } }
        }
        struct Second: View {
          @EnvironmentObject var tour: Tour
          var body: some View { Button("On") { tour.stop = .third } }
        }
        """,
      """
      HomeScreen -root-> First
      First -push-> Second "Go" at a via Tour
      Second -push-> HelpScreen "On" at a via Tour
      """)
  }

  @Test func changesOfAPathThatWereLost() {
    expectMap(
      home: """
        @State private var path: [Int] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("Go") { ⟦a⟧path += [1] }
              .navigationDestination(for: Int.self) { _ in Leaf(path: $path) }
          }
        }
        """,
      rest: """
        struct Leaf: View {
          @Binding var path: [Int]
          var body: some View {
            VStack {
              Button("All") { path.removeLast(path.count) }
              Button("One") { path.removeLast() }
            }
          }
        }
        """,
      """
      HomeScreen -push-> Leaf "Go" at a
      Leaf -back-> @root "All"
      Leaf -back-> @previous "One"
      """)
  }

  @Test func aPathMadeAnewIsTheRoot() {
    expectMap(
      home: """
        @StateObject private var guide = Guide()
        var body: some View {
          NavigationStack(path: $guide.path) {
            Button("Go") { guide.path.⟦a⟧append(1) }
              .navigationDestination(for: Int.self) { _ in Leaf(guide: guide) }
          }
        }
        """,
      rest: """
        final class Guide: ObservableObject { @Published var path = NavigationPath() }
        struct Leaf: View {
          @ObservedObject var guide: Guide
          var body: some View { Button("Top") { guide.⟦b⟧path = .init() } }
        }
        """,
      """
      HomeScreen -push-> Leaf "Go" at a
      Leaf -back-> @root "Top" at b
      """)
  }
}
