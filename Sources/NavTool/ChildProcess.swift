internal import Foundation
internal import NavGraph

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// A program that gets bytes and gives bytes, within a time limit.
///
/// `posix_spawn` and one poll loop, since `Foundation.Process` takes ten times as long to start.
struct ChildProcess {
  private static let spawning = NSLock()
  private static let ignoreBrokenPipes: Void = { _ = signal(SIGPIPE, SIG_IGN) }()

  var program: String
  var arguments: [String]

  /// - Parameter limit: seconds until the child is killed.
  /// - Returns: what it wrote to standard output.
  /// - Throws: `NavError` when it does not start, crashes, fails or takes too long.
  func run(_ input: [UInt8], limit: Double) throws -> [UInt8] {
    _ = Self.ignoreBrokenPipes
    let deadline = Self.now + max(limit, 0)
    var child = try spawn()
    defer { child.closeAll() }
    let isInTime = child.exchange(input, until: deadline)
    let status = isInTime ? child.wait(until: deadline) : nil
    guard let status else {
      child.kill()
      throw NavError(
        "the layout took longer than \(Self.seconds(limit))",
        advice: "Filter the map, or raise --layout-timeout")
    }
    let signal = status & 0x7F
    if signal != 0 {
      throw NavError("the layout worker crashed (signal \(signal))\(child.complaint)")
    }
    let code = (status >> 8) & 0xFF
    if code != 0 { throw NavError("the layout worker failed (code \(code))\(child.complaint)") }
    return child.output
  }

  static var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

  private static func seconds(_ limit: Double) -> String {
    if limit < 0.1 { return "\(limit) seconds" }
    let tenths = Int((limit * 10).rounded())
    let number = tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    return tenths == 10 ? "1 second" : "\(number) seconds"
  }

  private func spawn() throws -> Running {
    // Under a lock: a pipe must not leak into a child that another thread starts meanwhile.
    try Self.spawning.withLock {
      var pipes: [Pipe] = []
      for _ in 0..<3 {
        guard let pipe = Pipe() else {
          for pipe in pipes { pipe.close() }
          throw NavError("no pipe to the layout worker could be opened")
        }
        pipes.append(pipe)
      }
      let (input, output, errors) = (pipes[0], pipes[1], pipes[2])
      let (code, process) = start(input: input, output: output, errors: errors)
      close(input.reading)
      close(output.writing)
      close(errors.writing)
      let ends = [input.writing, output.reading, errors.reading]
      guard code == 0 else {
        for end in ends { close(end) }
        throw NavError(
          "the layout worker '\(program)' does not start: \(String(cString: strerror(code)))")
      }
      for end in ends { _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) }
      return Running(process: process, input: ends[0], stdout: ends[1], stderr: ends[2])
    }
  }

  private func start(input: Pipe, output: Pipe, errors: Pipe) -> (code: Int32, process: pid_t) {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input.reading, 0)
    posix_spawn_file_actions_adddup2(&actions, output.writing, 1)
    posix_spawn_file_actions_adddup2(&actions, errors.writing, 2)
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
    #else
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Threads of a pool block signals, and this process ignores one: neither is for the child.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    var settings = ProcessInfo.processInfo.environment
    settings["SWIFT_BACKTRACE"] = "enable=no"
    var variables =
      settings.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") }
      + [nil]
    defer { for word in words + variables { free(word) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, program, &actions, &attributes, &words, &variables)
    return (code, process)
  }
}

/// Both ends of a pipe, closed in children, never one of the standard three.
private struct Pipe {
  let reading: Int32
  let writing: Int32

  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for index in ends.indices where ends[index] <= 2 {
      let moved = fcntl(ends[index], F_DUPFD, 3)
      closeDescriptor(ends[index])
      ends[index] = moved
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (ends[0], ends[1])
  }

  func close() {
    closeDescriptor(reading)
    closeDescriptor(writing)
  }
}

/// `close` of the platform, for types that have a method of that name.
private func closeDescriptor(_ descriptor: Int32) { _ = close(descriptor) }

/// A child with its pipes.
private struct Running {
  let process: pid_t
  private var input: Int32
  private var stdout: Int32
  private var stderr: Int32
  private(set) var output: [UInt8] = []
  private var errors: [UInt8] = []
  private var isReaped = false

  init(process: pid_t, input: Int32, stdout: Int32, stderr: Int32) {
    self.process = process
    self.input = input
    self.stdout = stdout
    self.stderr = stderr
  }

  /// First line of what the child said on standard error.
  var complaint: String {
    let line = String(decoding: errors.prefix(400), as: UTF8.self).split(separator: "\n").first
    return line.map { ": \($0)" } ?? ""
  }

  /// Writes the input and reads the output until the child closes it.
  ///
  /// - Returns: `false` when time ran out.
  mutating func exchange(_ bytes: [UInt8], until deadline: Double) -> Bool {
    var written = 0
    while stdout >= 0 {
      let left = deadline - ChildProcess.now
      if left <= 0 { return false }
      if written == bytes.count { Self.shut(&input) }
      var polled = [
        pollfd(fd: input, events: Int16(POLLOUT), revents: 0),
        pollfd(fd: stdout, events: Int16(POLLIN), revents: 0),
        pollfd(fd: stderr, events: Int16(POLLIN), revents: 0),
      ]
      let ready = poll(&polled, 3, Int32(min(left * 1000 + 1, 1e6)))
      if ready < 0 && errno != EINTR { return false }
      if ready <= 0 { continue }
      if polled[0].revents != 0 { write(bytes, from: &written) }
      if polled[1].revents != 0, !Self.read(stdout, into: &output) { Self.shut(&stdout) }
      if polled[2].revents != 0, !Self.read(stderr, into: &errors) { Self.shut(&stderr) }
      if errors.count > 100_000 { errors.removeLast(errors.count - 100_000) }
    }
    return true
  }

  private mutating func write(_ bytes: [UInt8], from written: inout Int) {
    let count = bytes[written...].withUnsafeBytes { buffer in
      #if canImport(Darwin)
        Darwin.write(input, buffer.baseAddress, min(buffer.count, 65536))
      #elseif canImport(Musl)
        Musl.write(input, buffer.baseAddress, min(buffer.count, 65536))
      #else
        Glibc.write(input, buffer.baseAddress, min(buffer.count, 65536))
      #endif
    }
    if count > 0 { written += count }
    // A child that reads no further may still answer.
    if count < 0 && errno != EAGAIN && errno != EINTR { Self.shut(&input) }
  }

  /// - Returns: `false` at the end.
  private static func read(_ descriptor: Int32, into bytes: inout [UInt8]) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65536)
    #if canImport(Darwin)
      let count = Darwin.read(descriptor, &buffer, buffer.count)
    #elseif canImport(Musl)
      let count = Musl.read(descriptor, &buffer, buffer.count)
    #else
      let count = Glibc.read(descriptor, &buffer, buffer.count)
    #endif
    if count > 0 { bytes += buffer[..<count] }
    return count > 0 || (count < 0 && (errno == EAGAIN || errno == EINTR))
  }

  /// The wait status, or `nil` when time ran out.
  mutating func wait(until deadline: Double) -> Int32? {
    var status: Int32 = 0
    while true {
      let result = waitpid(process, &status, WNOHANG)
      if result == process {
        isReaped = true
        return status
      }
      if result < 0 && errno != EINTR { return 0 }
      if ChildProcess.now >= deadline { return nil }
      usleep(500)
    }
  }

  mutating func kill() {
    if isReaped { return }
    #if canImport(Darwin)
      _ = Darwin.kill(process, SIGKILL)
    #elseif canImport(Musl)
      _ = Musl.kill(process, SIGKILL)
    #else
      _ = Glibc.kill(process, SIGKILL)
    #endif
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    isReaped = true
  }

  mutating func closeAll() {
    Self.shut(&input)
    Self.shut(&stdout)
    Self.shut(&stderr)
  }

  private static func shut(_ descriptor: inout Int32) {
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
  }
}
