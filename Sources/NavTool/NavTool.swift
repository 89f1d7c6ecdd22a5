internal import NavGraph

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The command-line tool as a library, so that a team can build its own with more plug-ins.
public enum NavTool {
  /// What `navviz --version` prints.
  public static let version = "0.1.0"

  /// Runs the command line of this process and exits with its code.
  public static func main(plugins: ToolPlugins = .builtIn) -> Never {
    if CommandLine.arguments.dropFirst().first == LayoutWorker.argument { LayoutWorker.run() }
    ToolEnvironment.prepareStreams()
    exit(run(Array(CommandLine.arguments.dropFirst()), .process, plugins: plugins))
  }

  /// Runs a command line.
  ///
  /// - Parameter arguments: without the program's name.
  /// - Returns: the exit code.
  package static func run(
    _ arguments: [String], _ environment: ToolEnvironment, plugins: ToolPlugins = .builtIn
  ) -> Int32 {
    let table = CommandTable(plugins)
    do {
      if arguments.first == DumpCommand.argument {
        try environment.print(
          DumpCommand.text(Array(arguments.dropFirst()), environment, plugins: plugins))
        return ExitCode.done.rawValue
      }
      switch try ArgumentParser(table).parse(arguments) {
      case .version: try environment.print("navviz \(version)\n")
      case .help(let command): try SmallCommands.printHelp(command, table, environment)
      case .run(let command):
        let context = CommandContext(
          arguments: command, environment: environment, plugins: plugins, table: table)
        return try run(context).rawValue
      }
      return ExitCode.done.rawValue
    } catch let error as UsageError {
      environment.say(error.description + "\n")
      return ExitCode.usage.rawValue
    } catch {
      environment.say("navviz: \(error)".escaped(for: .terminal) + "\n")
      return ExitCode.nothing.rawValue
    }
  }

  private static func run(_ context: CommandContext) throws -> ExitCode {
    switch context.arguments.name {
    case "map": try MapCommand(context).run()
    case "tree": try TreeCommand(context).run()
    case "plugins": try SmallCommands(context).plugins()
    case "schema": try SmallCommands(context).schema()
    case "completions": try SmallCommands(context).completions()
    default: try SmallCommands(context).help()
    }
  }
}
