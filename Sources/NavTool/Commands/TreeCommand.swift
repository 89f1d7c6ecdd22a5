internal import NavGraph

/// `navviz tree`: a dump of view controllers becomes a tree.
struct TreeCommand {
  private let context: CommandContext

  init(_ context: CommandContext) { self.context = context }

  func run() throws -> ExitCode {
    throw NavError("tree is not there yet")
  }
}
