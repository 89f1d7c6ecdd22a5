import Testing

@Suite struct DeprecatedNavigationTrapTests {
  @Test func linksWithFlagsAndTagsAndTheOldStack() {
    expectTraps(
      "trap.deprecated-navigation",
      in: """
        struct HomeScreen: View {
          @State private var isOn = false
          @State private var tag: Int?
          var body: some View {
            ⟦a⟧NavigationView {
              VStack {
                ⟦b⟧NavigationLink(isActive: $isOn) { ItemScreen() } label: { EmptyView() }
                ⟦c⟧NavigationLink("One", tag: 1, selection: $tag) { ItemScreen() }
                NavigationLink("Two") { ItemScreen() }
                NavigationLink("Three", value: 3)
              }
            }
          }
        }
        struct ItemScreen: View { var body: some View { Text("Item") } }
        """, at: ["a", "b", "c"], severity: .note)
  }

  @Test func aTypeOfTheProjectOfTheSameName() {
    expectTraps(
      "trap.deprecated-navigation",
      in: """
        struct NavigationView<Content: View>: View {
          let content: () -> Content
          var body: some View { content() }
        }
        struct HomeScreen: View { var body: some View { NavigationView { Text("Home") } } }
        """, at: [])
  }

  @Test func previewsAndTestsAreLeftOut() {
    expectTraps(
      "trap.deprecated-navigation",
      in: """
        struct HomeScreen: View { var body: some View { Text("Home") } }
        struct HomeScreen_Previews: PreviewProvider {
          static var previews: some View { NavigationView { HomeScreen() } }
        }
        """, at: [])
  }
}
