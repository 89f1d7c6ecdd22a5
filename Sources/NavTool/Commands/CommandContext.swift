internal import NavGraph

/// What every command gets.
package struct CommandContext {
  package var arguments: ParsedCommand
  package var environment: ToolEnvironment
  package var plugins: ToolPlugins
  package var table: CommandTable

  /// Prints diagnostics as `-q` and `-v` ask.
  ///
  /// - Parameter base: absolute folder that their places are relative to. Places in files that are
  ///   there are printed as they are reached from the working folder; others, as a map may have
  ///   recorded them elsewhere, stay as they are.
  func report(_ diagnostics: [Diagnostic], base: String? = nil) {
    let level: DiagnosticReport.Level =
      arguments.isOn("quiet") ? .errors : arguments.isOn("verbose") ? .everything : .warnings
    let style = TextStyle(arguments, environment, for: .errors)
    let shown = base.map { placed(diagnostics, base: $0) } ?? diagnostics
    environment.say(DiagnosticReport(level, color: style.color).text(shown))
  }

  private func placed(_ diagnostics: [Diagnostic], base: String) -> [Diagnostic] {
    var names: [String: String] = [:]
    return diagnostics.map { diagnostic in
      guard let file = diagnostic.location?.file, !file.isEmpty else { return diagnostic }
      var result = diagnostic
      if names[file] == nil {
        let path = FilePath.absolute(file, in: base)
        names[file] =
          SystemCalls.isThere(path)
          ? FilePath.shown(path, in: environment.workingFolder) : file
      }
      result.location?.file = names[file, default: file]
      return result
    }
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
