/// Something that stands in a ``NavigationMap``. A type of one's own gathers parts of a map:
///
/// ```swift
/// struct CheckoutFlow: MapContent {
///   @MapBuilder var elements: [MapElement] {
///     ScreenNode("CheckoutScreen") { push("PaymentScreen", on: "Pay") }
///     ScreenNode("PaymentScreen")
///   }
/// }
/// ```
public protocol MapContent {
  /// The statements that it stands for, in order.
  @MapBuilder var elements: [MapElement] { get }
}

/// One statement of a map, with the place where it is written.
public struct MapElement: Sendable, MapContent {
  indirect enum Content: Sendable {
    /// A screen or container of a name, and what stands in its braces.
    case screen(Screen, [MapElement])
    /// A container without a name: it only wraps what stands in it.
    case wrapper(String, [MapElement])
    case tab(label: String, icon: String?, to: ScreenID?, [MapElement])
    case transition(Leading, to: ScreenID?, [MapElement])
    /// Ways that start wherever the user is.
    case anywhere([MapElement])
  }

  /// What is known of a transition besides its ends.
  struct Leading: Sendable {
    var kind: TransitionKind
    var trigger: String?
    var condition: String?
  }

  let content: Content
  let place: InputLocation

  init(_ content: Content, _ file: String, _ line: Int) {
    self.content = content
    place = InputLocation(file: file, line: line)
  }

  public var elements: [MapElement] { [self] }
}

/// Collects the statements of a map; `if`, `for` and `switch` work as in any result builder.
@resultBuilder
public enum MapBuilder {
  public static func buildExpression(_ content: some MapContent) -> [MapElement] {
    content.elements
  }

  public static func buildExpression(_ elements: [MapElement]) -> [MapElement] { elements }

  public static func buildBlock(_ parts: [MapElement]...) -> [MapElement] {
    parts.flatMap { $0 }
  }

  public static func buildOptional(_ part: [MapElement]?) -> [MapElement] { part ?? [] }
  public static func buildEither(first part: [MapElement]) -> [MapElement] { part }
  public static func buildEither(second part: [MapElement]) -> [MapElement] { part }
  public static func buildArray(_ parts: [[MapElement]]) -> [MapElement] { parts.flatMap { $0 } }
  public static func buildLimitedAvailability(_ part: [MapElement]) -> [MapElement] { part }
}
