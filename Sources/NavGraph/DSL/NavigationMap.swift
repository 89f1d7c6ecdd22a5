/// A navigation map written in Swift.
///
/// ```swift
/// let map = NavigationMap("Shop") {
///   TabBarNode("MainTabs") {
///     TabNode("Feed", icon: "house") {
///       StackNode {
///         ScreenNode("FeedScreen") {
///           push(on: "Item row") {
///             ScreenNode("ItemScreen") { sheet("ReviewSheet", on: "Write a review") }
///           }
///         }
///       }
///     }
///     TabNode("Cart", icon: "cart", to: "CartScreen")
///   }
///   ScreenNode("CartScreen") { alert("Empty the cart?", on: "Empty") }
///   ScreenNode("ReviewSheet")
/// }
/// print(GraphJSON.write(map.graph))
/// ```
///
/// The app starts with the windows at the top level, where there are any, else with the first
/// statement. A wrong map does not trap: ``graph`` carries a diagnostic with the file and line of
/// the statement.
public struct NavigationMap: Sendable {
  /// The map as a value, sorted, with what is wrong in `diagnostics`.
  public let graph: NavigationGraph

  /// - Parameter entry: ids of the screens that the app starts with, where the rule above does not
  ///   fit.
  public init(
    _ name: String? = nil, entry: [ScreenID]? = nil, file: String = #fileID, line: Int = #line,
    @MapBuilder content: () -> [MapElement]
  ) {
    var evaluator = MapEvaluator(name: name)
    evaluator.evaluate(
      content(), entry: entry, at: InputLocation(file: file, line: line))
    graph = evaluator.graph.sorted()
  }
}
