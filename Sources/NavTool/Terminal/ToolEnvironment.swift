internal import NavGraph

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// What a command knows of the world: streams, terminal, variables. Tests make their own.
package struct ToolEnvironment {
  /// One of the streams that a command writes to.
  package enum Stream: Sendable { case output, errors }

  /// Value of an environment variable; an empty one counts as absent.
  package var variable: (String) -> String?
  /// Standard input to its end.
  package var readInput: () throws -> [UInt8]
  /// Throws `NavError` when the stream is broken in a way that a person should know of.
  package var write: ([UInt8], Stream) throws -> Void
  package var isTerminal: (Stream) -> Bool
  /// Whether standard input is a person typing.
  package var inputIsTerminal: () -> Bool
  /// Columns of the terminal that shows the stream.
  package var columns: (Stream) -> Int?
  /// Writes to standard error from any thread, for a line that comes and goes.
  package var writeProgress: (@Sendable ([UInt8]) -> Void)?
  package var workingFolder: String
  /// The program to start again as a layout worker.
  package var executable: String

  package init(
    variable: @escaping (String) -> String?, readInput: @escaping () throws -> [UInt8],
    write: @escaping ([UInt8], Stream) throws -> Void,
    isTerminal: @escaping (Stream) -> Bool = { _ in false },
    inputIsTerminal: @escaping () -> Bool = { false },
    columns: @escaping (Stream) -> Int? = { _ in nil },
    writeProgress: (@Sendable ([UInt8]) -> Void)? = nil, workingFolder: String,
    executable: String = ""
  ) {
    self.variable = variable
    self.readInput = readInput
    self.write = write
    self.isTerminal = isTerminal
    self.inputIsTerminal = inputIsTerminal
    self.columns = columns
    self.writeProgress = writeProgress
    self.workingFolder = workingFolder
    self.executable = executable
  }

  package func print(_ text: String) throws { try write(Array(text.utf8), .output) }

  /// Nobody can be told when standard error is broken.
  package func say(_ text: String) { try? write(Array(text.utf8), .errors) }
}

extension ToolEnvironment {
  /// This process.
  package static var process: ToolEnvironment {
    ToolEnvironment(
      variable: { name in
        SystemCalls.variable(name).flatMap { $0.isEmpty ? nil : $0 }
      },
      readInput: {
        guard let bytes = SystemCalls.readAll(0) else {
          throw NavError("cannot read standard input: \(SystemCalls.reason)")
        }
        return bytes
      },
      write: { bytes, stream in
        if SystemCalls.writeAll(bytes, to: stream == .output ? 1 : 2) || errno == EPIPE { return }
        throw NavError("cannot write to standard output: \(SystemCalls.reason)")
      },
      isTerminal: { isatty($0 == .output ? 1 : 2) == 1 },
      inputIsTerminal: { isatty(0) == 1 },
      columns: { terminalColumns($0 == .output ? 1 : 2) },
      writeProgress: { _ = SystemCalls.writeAll($0, to: 2) },
      workingFolder: SystemCalls.workingFolder, executable: ownPath)
  }

  private static func terminalColumns(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  private static var ownPath: String {
    #if os(Linux)
      return "/proc/self/exe"
    #elseif canImport(Darwin)
      var size: UInt32 = 0
      _NSGetExecutablePath(nil, &size)
      var buffer = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&buffer, &size) == 0 else { return "" }
      return String(decoding: buffer.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    #else
      return ""
    #endif
  }

  /// Makes sure that descriptors 0 to 2 are open: a closed one would be given to the next file
  /// that is opened, and output would go into that file. A closed pipe is no reason to die.
  package static func prepareStreams() {
    signal(SIGPIPE, SIG_IGN)
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", descriptor == 0 ? O_RDONLY : O_WRONLY)
    }
  }
}
