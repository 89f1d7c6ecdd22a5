package import NavGraph

/// What there is to warn about in source, for lists and documents.
package struct TrapDescription: Sendable {
  /// Stable name: `trap.stale-binding`.
  package let id: String
  /// One sentence.
  package let summary: String
  /// How bad a finding usually is.
  package let severity: Diagnostic.Severity
}

/// The rules in the order of the document.
package enum TrapList {
  package static let all = TrapRules.all.map { rule in
    TrapDescription(id: rule.id, summary: rule.summary, severity: rule.severity)
  }
}
