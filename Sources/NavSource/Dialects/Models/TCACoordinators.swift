extension LibraryModel {
  /// TCACoordinators: a stack of routes in the state of a reducer. One closure shows them all, and the first
  /// is the root. Who acts, `Routes.swift` finds in the patterns of the reducer.
  ///
  /// Source: https://github.com/johnpatrickmorgan/TCACoordinators, version 0.14.
  static let tcaCoordinators = LibraryModel(
    modules: ["TCACoordinators"], marks: ["TCARouter"],
    source: """
      func TCARouter(
        _ store: Any, @ViewBuilder screenContent: (Any) -> some View
      ) -> some View {
        NavigationStack(path: store) {
          screenContent(firstRoute(of: store))
        } destination: { screen in
          screenContent(screen)
        }
      }
      """)
}
