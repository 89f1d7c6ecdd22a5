/// The conditions under which the branches of an `#if` hold, each without those before it.
struct BranchConditions {
  private var failed: BuildCondition?

  /// The condition of the next branch.
  ///
  /// - Parameter own: what stands after `#if` or `#elseif`; `.always` for `#else`.
  mutating func next(_ own: BuildCondition) -> BuildCondition {
    let before = failed
    let negation = BuildCondition.not(own)
    failed = before.map { .and($0, negation) } ?? negation
    guard let before else { return own }
    return own == .always ? before : .and(before, own)
  }
}
