public import NavGraph

/// The command-line tool as a library, so that a team can build its own with more plug-ins.
public enum NavTool {
  /// Runs the command line of this process and exits with its code.
  public static func main() -> Never {
    fatalError("not yet")
  }
}
