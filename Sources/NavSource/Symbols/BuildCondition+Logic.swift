/// What conditions say together.
extension BuildCondition {
  /// Both conditions, what they share once.
  func joined(with other: BuildCondition) -> BuildCondition {
    if case .always = other { return self }
    if case .always = self { return other }
    var known = parts
    return other.parts.reduce(self) { result, part in
      if known.contains(part) { return result }
      known.append(part)
      return .and(result, part)
    }
  }

  /// Whether no build meets both, as the branches of one `#if`.
  func excludes(_ other: BuildCondition) -> Bool {
    if self == .always || other == .always { return false }
    let (own, others) = (parts, other.parts)
    return own.contains { part in others.contains { part.contradicts($0) } }
  }

  private func contradicts(_ other: BuildCondition) -> Bool {
    switch (self, other) {
    case (.not(let inner), _) where inner == other: true
    case (_, .not(let inner)) where inner == self: true
    case (.os(let first), .os(let second)): first != second
    default: false
    }
  }

  /// Where either holds.
  func either(_ other: BuildCondition) -> BuildCondition {
    let (own, others) = (parts, other.parts)
    let shared = own.filter { others.contains($0) }
    let rest = [own, others].map { $0.filter { !shared.contains($0) } }
    let common = Self.all(shared)
    if rest[0].isEmpty || rest[1].isEmpty { return common }
    if rest.allSatisfy({ $0.count == 1 }), rest[0][0].isNegation(of: rest[1][0]) { return common }
    return common.joined(with: .or(Self.all(rest[0]), Self.all(rest[1])))
  }

  private static func all(_ parts: [BuildCondition]) -> BuildCondition {
    parts.reduce(.always) { $0.joined(with: $1) }
  }

  private func isNegation(of other: BuildCondition) -> Bool {
    self == .not(other) || other == .not(self)
  }

  /// The conditions that hold together; none for `.always`.
  private var parts: [BuildCondition] {
    switch self {
    case .always: []
    case .and(let left, let right): left.parts + right.parts
    default: [self]
    }
  }
}
