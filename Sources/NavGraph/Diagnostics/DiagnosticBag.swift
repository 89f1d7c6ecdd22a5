/// Collects what an importer has to say while it goes on.
public struct DiagnosticBag: Sendable {
  public private(set) var diagnostics: [Diagnostic] = []

  public init() {}

  public mutating func emit(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  public mutating func emit(contentsOf others: some Sequence<Diagnostic>) {
    diagnostics += others
  }

  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
