internal import NavGraph

/// What every command gets.
package struct CommandContext {
  package var arguments: ParsedCommand
  package var environment: ToolEnvironment
  package var plugins: ToolPlugins
  package var table: CommandTable

  /// Prints diagnostics as `-q` and `-v` ask.
  func report(_ diagnostics: [Diagnostic]) {
    let level: DiagnosticReport.Level =
      arguments.isOn("quiet") ? .errors : arguments.isOn("verbose") ? .everything : .warnings
    let style = TextStyle(arguments, environment, for: .errors)
    environment.say(DiagnosticReport(level, color: style.color).text(diagnostics))
  }

  /// 1 when an input had errors, or anything counts as a failure with `--strict`.
  ///
  /// - Parameter unresolved: transitions that an importer could not follow.
  func exitCode(_ diagnostics: [Diagnostic], unresolved: Int = 0) -> ExitCode {
    let isStrict = arguments.isOn("strict")
    if isStrict, unresolved > 0 { return .problems }
    let isFailure = diagnostics.contains {
      $0.severity == .error || (isStrict && $0.severity == .warning)
    }
    return isFailure ? .problems : .done
  }
}

/// The exit codes that scripts may rely on.
package enum ExitCode: Int32, Sendable {
  case done = 0
  /// The result was written, but something is wrong with the input.
  case problems = 1
  /// No result.
  case nothing = 2
  case usage = 64
}
