public import NavGraph

extension NavigationGraph {
  /// A screen that leads to itself.
  public static let selfLoop = NavigationGraph(
    name: "Loop", entry: ["Home"], screens: [Screen("Home")],
    transitions: [Transition(from: "Home", to: "Home", kind: .push, trigger: "Again")])
}
