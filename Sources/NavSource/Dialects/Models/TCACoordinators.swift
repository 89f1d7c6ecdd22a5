extension LibraryModel {
  /// TCACoordinators: a stack of routes in the state of a reducer. One closure shows them all, and the first
  /// is the root. Who acts, `Routes.swift` finds in the patterns of the reducer.
  ///
  /// Source: https://github.com/johnpatrickmorgan/TCACoordinators, version 0.14; with the views by which
  /// the Composable Architecture switched between cases in the time of version 0.8.
  static let tcaCoordinators = LibraryModel(
    modules: ["TCACoordinators"], marks: ["TCARouter"],
    source: """
      func TCARouter(
        _ store: Any, @ViewBuilder screenContent: (Any) -> some View
      ) -> some View {
        NavigationStack(path: routes(store)) {
          screenContent(firstRoute(routes(store)))
        } destination: { screen in
          screenContent(screen)
        }
      }
      func SwitchStore(_ store: Any, @ViewBuilder content: (Any) -> some View) -> some View {
        switching(store, content)
      }
      func CaseLet(_ state: Any, action: Any, then: (Any) -> some View) -> some View {
        if isSwitched(action) { then(state) }
      }
      func CaseLet(state: Any, action: Any, then: (Any) -> some View) -> some View {
        if isSwitched(action) { then(state) }
      }
      """)
}
