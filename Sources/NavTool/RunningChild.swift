internal import Foundation

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// A child with its pipes.
struct RunningChild {
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
