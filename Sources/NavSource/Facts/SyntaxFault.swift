internal import SwiftSyntax

/// The first part of a file that the parser could not read.
struct SyntaxFault {
  let offset: SourceOffset
  /// Whether it stands under `#if compiler(…)` or the like, where code may be of a Swift that this
  /// parser does not know. The compiler does not read such a branch unless its condition holds.
  let isOfOtherSwift: Bool

  /// - Complexity: O(nodes that hold errors).
  init(first tree: SourceFileSyntax) {
    var pending = [Syntax(tree)]
    var other: SourceOffset?
    while let node = pending.popLast() {
      if let unexpected = node.as(UnexpectedNodesSyntax.self) {
        self.init(offset: unexpected.offset, isOfOtherSwift: false)
        return
      }
      let faulty = node.children(viewMode: .all).filter(\.hasError)
      if faulty.isEmpty, node.hasError {
        self.init(offset: node.offset, isOfOtherSwift: false)
        return
      }
      for child in faulty.reversed() {
        if let clause = child.as(IfConfigClauseSyntax.self), clause.isOfSomeSwift {
          other = clause.offset
        } else {
          pending.append(child)
        }
      }
    }
    self.init(offset: other ?? tree.offset, isOfOtherSwift: other != nil)
  }

  private init(offset: SourceOffset, isOfOtherSwift: Bool) {
    self.offset = offset
    self.isOfOtherSwift = isOfOtherSwift
  }
}

extension IfConfigClauseSyntax {
  private static let questions: Set<String> = [
    "compiler", "swift", "_compiler_version", "hasFeature", "hasAttribute",
  ]

  /// Whether its condition, or one before it that has to fail, asks for a version of Swift.
  fileprivate var isOfSomeSwift: Bool {
    guard let clauses = parent?.as(IfConfigClauseListSyntax.self) else { return false }
    for clause in clauses {
      let words = clause.condition?.tokens(viewMode: .sourceAccurate)
      if words?.contains(where: { Self.questions.contains($0.text) }) == true { return true }
      if clause.id == id { return false }
    }
    return false
  }
}
