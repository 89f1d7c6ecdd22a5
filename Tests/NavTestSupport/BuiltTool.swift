import Foundation
public import Testing

/// The `navviz` that was built together with the tests.
public struct BuiltTool {
  /// What a run left behind.
  public struct Outcome: Equatable, Sendable {
    public var output: String
    public var errors: String
    public var code: Int32

    public init(output: String, errors: String, code: Int32) {
      self.output = output
      self.errors = errors
      self.code = code
    }
  }

  private let executable: String
  private let folder: String

  /// - Parameter folder: working folder of the runs.
  /// - Throws: when no `navviz` lies beside the test bundle.
  public init(in folder: String) throws {
    self.folder = folder
    executable = try Self.path()
  }

  /// Runs it twice, since each process hashes anew, and expects the same both times.
  ///
  /// - Parameter input: standard input; empty where `nil`.
  public func run(
    _ arguments: String..., input: String? = nil, environment: [String: String] = [:],
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws -> Outcome {
    let first = try runOnce(arguments, input: input, environment: environment)
    let second = try runOnce(arguments, input: input, environment: environment)
    #expect(first == second, "two runs differ", sourceLocation: sourceLocation)
    return first
  }

  /// Runs it in a shell, so that pipes and closed streams can be tried; `$NAVVIZ` is the tool.
  public func shell(_ script: String) throws -> Outcome {
    try launch("/bin/sh", ["-c", script], input: nil, environment: ["NAVVIZ": executable])
  }

  private func runOnce(
    _ arguments: [String], input: String?, environment: [String: String]
  ) throws -> Outcome {
    try launch(executable, arguments, input: input, environment: environment)
  }

  private func launch(
    _ program: String, _ arguments: [String], input: String?, environment: [String: String]
  ) throws -> Outcome {
    let scratch = try TemporaryFolder()
    try scratch.write(input ?? "", to: "in")
    for name in ["out", "err"] { try scratch.write("", to: name) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let inherited = ["PATH", "LD_LIBRARY_PATH"].compactMap { name in
      ProcessInfo.processInfo.environment[name].map { (name, $0) }
    }
    process.environment = Dictionary(inherited) { first, _ in first }
      .merging(["HOME": scratch.path, "XDG_CACHE_HOME": "\(scratch.path)/cache"]) { $1 }
      .merging(environment) { $1 }
    process.standardInput = FileHandle(forReadingAtPath: "\(scratch.path)/in")
    process.standardOutput = FileHandle(forWritingAtPath: "\(scratch.path)/out")
    process.standardError = FileHandle(forWritingAtPath: "\(scratch.path)/err")
    try process.run()
    process.waitUntilExit()
    return Outcome(
      output: scratch.text(of: "out") ?? "", errors: scratch.text(of: "err") ?? "",
      code: process.terminationStatus)
  }

  private static func path() throws -> String {
    var folders = [Bundle.main.bundleURL, Bundle.main.executableURL?.deletingLastPathComponent()]
    for argument in CommandLine.arguments {
      guard let bundle = argument.range(of: ".xctest") else { continue }
      folders.append(
        URL(fileURLWithPath: String(argument[..<bundle.upperBound])).deletingLastPathComponent())
    }
    for folder in folders.compactMap(\.self) {
      let path = folder.appendingPathComponent("navviz").path
      if FileManager.default.isExecutableFile(atPath: path) { return path }
    }
    throw ToolNotFound()
  }

  private struct ToolNotFound: Error, CustomStringConvertible {
    let description = "no navviz beside the test bundle; build the whole package first"
  }
}
