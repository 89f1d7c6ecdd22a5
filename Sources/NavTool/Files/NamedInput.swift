internal import NavGraph

/// What an argument that names an input leads to.
///
/// A pipe is read where the shell made it: `<(command)`, `/dev/stdin`. Any other pipe or device is
/// refused, since opening it may wait for ever.
enum NamedInput: Equatable {
  case standardInput
  /// Absolute path of an open descriptor.
  case stream(String)
  /// Absolute path.
  case folder(String)
  /// Absolute path.
  case file(String)

  /// - Parameter command: to be named in advice.
  /// - Throws: `NavError` when nothing stands there, or nothing that can be read.
  init(_ argument: String, in folder: String, command: String) throws {
    if ["-", "/dev/stdin", "/dev/fd/0"].contains(argument) {
      self = .standardInput
      return
    }
    if argument.isEmpty {
      throw UsageError(
        "the name of an input is empty", hint: "Is a variable not set?", command: command)
    }
    let path = FilePath.absolute(argument, in: folder)
    guard let kind = SystemCalls.kind(path) else {
      throw NavError(
        SystemCalls.reason,
        advice: command == "map"
          ? "Check the name, or give a folder of sources"
          : "Give a file, or - for standard input", at: InputLocation(file: argument))
    }
    switch kind {
    case .folder: self = .folder(path)
    case _ where Self.isDescriptor(path): self = .stream(path)
    case .file: self = .file(path)
    case .pipe, .socket, .device:
      throw NavError(
        "is a \(kind.rawValue), not a file",
        advice: "Give it on standard input: navviz \(command) - < \(argument)",
        at: InputLocation(file: argument))
    }
  }

  /// `/dev/fd/N`, where shells put `<(command)`, and what it stands for on Linux.
  private static func isDescriptor(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    guard let last = parts.last, !last.isEmpty, last.allSatisfy(\.isNumber) else { return false }
    return path.hasPrefix("/dev/fd/")
      || (parts.count == 4 && parts[0] == "proc" && parts[2] == "fd")
  }
}
