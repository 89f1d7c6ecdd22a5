package import NavGraph

/// Prints diagnostics for a person, sorted by place, with a count at the end.
package struct DiagnosticReport {
  /// The least severity that is printed.
  package enum Level { case errors, warnings, everything }

  private let level: Level
  private let color: Bool

  package init(_ level: Level, color: Bool) {
    self.level = level
    self.color = color
  }

  /// - Returns: lines for standard error; empty when there is nothing to say.
  package func text(_ diagnostics: [Diagnostic]) -> String {
    var text = ""
    for diagnostic in diagnostics.sorted() where isShown(diagnostic.severity) {
      text += line(diagnostic) + "\n"
    }
    return text + (text.isEmpty ? "" : summary(diagnostics) + "\n")
  }

  private func isShown(_ severity: Diagnostic.Severity) -> Bool {
    switch severity {
    case .error: true
    case .warning: level != .errors
    case .note: level == .everything
    }
  }

  private func line(_ diagnostic: Diagnostic) -> String {
    let plain = diagnostic.description.escaped(for: .terminal)
    let word = "\(diagnostic.severity.rawValue): "
    guard color, let place = plain.firstRange(of: word) else { return plain }
    let code =
      switch diagnostic.severity {
      case .error: "31"
      case .warning: "33"
      case .note: "36"
      }
    return "\u{1B}[1m\(plain[..<place.lowerBound])\u{1B}[\(code)m\(word)\u{1B}[0m"
      + plain[place.upperBound...]
  }

  private func summary(_ diagnostics: [Diagnostic]) -> String {
    func count(_ severity: Diagnostic.Severity) -> String? {
      let count = diagnostics.count { $0.severity == severity }
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    let counts = [count(.error), count(.warning), count(.note)].compactMap { $0 }
    let hasHiddenNotes = level == .warnings && diagnostics.contains { $0.severity == .note }
    return counts.joined(separator: ", ") + (hasHiddenNotes ? " (-v shows notes)" : "")
  }
}
