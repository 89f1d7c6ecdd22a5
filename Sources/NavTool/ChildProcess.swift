internal import Foundation
internal import NavGraph

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

  private func spawn() throws -> RunningChild {
    // Under a lock: a pipe must not leak into a child that another thread starts meanwhile.
    try Self.spawning.withLock {
      var pipes: [ChildPipe] = []
      for _ in 0..<3 {
        guard let pipe = ChildPipe() else {
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
      return RunningChild(process: process, input: ends[0], stdout: ends[1], stderr: ends[2])
    }
  }

  private func start(
    input: ChildPipe, output: ChildPipe, errors: ChildPipe
  ) -> (code: Int32, process: pid_t) {
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
