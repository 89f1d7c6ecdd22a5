/// Which part of a map to show, as one value. Every format gets the filtered map.
public struct GraphFilter: Sendable, Hashable {
  /// Only these kinds; `nil` for all.
  public var kinds: Set<TransitionKind>?
  /// Not these kinds.
  public var hidden: Set<TransitionKind> = []
  public var minimumConfidence: Confidence = .guessed
  /// Names of screens; only what can be reached from one of them. Empty for no limit.
  public var from: [String] = []
  /// Names of screens; only what can reach one of them. Empty for no limit.
  public var reaches: [String] = []
  /// Names of screens; only they and what is near. Empty for no limit.
  public var focus: [String] = []
  /// Steps around `focus`; 0 for no limit.
  public var focusDepth = 1
  /// Steps from the entry; `nil` for no limit.
  public var maximumDepth: Int?
  /// Whether stacks that are nothing but a frame are left out, and what they begin with takes their
  /// place. Those that are named here stay.
  public var foldsStacks = false
  /// Names of further screens that stay.
  public var kept: [String] = []

  public init() {}

  /// The part of the map that passes: first transitions by confidence and kind, then screens by
  /// reach, depth and focus.
  ///
  /// - Throws: `NavError` when a name fits no screen.
  public func apply(to graph: NavigationGraph) throws -> NavigationGraph {
    func screens(_ names: [String]) throws -> [ScreenID] {
      try names.flatMap { try graph.screens(named: $0) }
    }
    let (from, reaches) = (try screens(from), try screens(reaches))
    let focus = try screens(focus)
    var result = graph
    if minimumConfidence > .guessed { result = result.confident(atLeast: minimumConfidence) }
    if let kinds { result = result.only(kinds) }
    if !hidden.isEmpty { result = result.hiding(hidden) }
    if !from.isEmpty { result = result.reachable(from: from) }
    if !reaches.isEmpty { result = result.reaching(reaches) }
    if let maximumDepth { result = result.limited(toDepth: maximumDepth) }
    if !focus.isEmpty { result = result.focused(on: focus, depth: focusDepth) }
    if foldsStacks {
      result = result.foldingStacks(keeping: Set(from + reaches + focus + (try screens(kept))))
    }
    return result
  }
}
