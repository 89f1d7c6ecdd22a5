#if canImport(Glibc)
  package import Glibc
#elseif canImport(Musl)
  package import Musl
#elseif canImport(Darwin)
  package import Darwin
#endif

/// The few calls to the system that navviz makes, without Foundation: it costs start-up time.
package enum SystemCalls {
  /// What the system says about the last failure.
  package static var reason: String { String(cString: strerror(errno)) }

  /// Reads a descriptor to its end.
  ///
  /// - Parameter expected: bytes to make room for; a guess.
  /// - Returns: `nil` on failure, with the cause in `errno`.
  package static func readAll(_ descriptor: Int32, expecting expected: Int = 0) -> [UInt8]? {
    var bytes: [UInt8] = []
    var room = max(expected + 1, 1 << 16)
    while true {
      var failed = false
      let before = bytes.count
      let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        var got = 0
        repeat {
          got = read(descriptor, buffer.baseAddress, buffer.count)
        } while got < 0
          && errno == EINTR
        failed = got < 0
        count = max(got, 0)
      }
      if failed { return nil }
      if chunk.isEmpty { return bytes }
      if before == 0 { bytes = chunk } else { bytes += chunk }
      room = bytes.count >= expected ? 1 << 16 : expected - bytes.count + 1
    }
  }

  /// Reads a whole file.
  ///
  /// - Returns: `nil` on failure, with the cause in `errno`.
  package static func readFile(_ path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var facts = stat()
    let size = fstat(descriptor, &facts) == 0 ? Int(facts.st_size) : 0
    return readAll(descriptor, expecting: size)
  }

  /// Writes everything.
  ///
  /// - Returns: whether it worked; the cause is in `errno`.
  package static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let count = write(descriptor, buffer.baseAddress?.advanced(by: done), buffer.count - done)
        if count < 0 {
          if errno == EINTR { continue }
          return false
        }
        done += count
      }
      return true
    }
  }

  /// What stands at a path, links followed; `nil` when nothing does.
  package static func facts(_ path: String) -> stat? {
    var facts = stat()
    return stat(path, &facts) == 0 ? facts : nil
  }

  /// Whether anything stands at a path, a broken link too.
  package static func isThere(_ path: String) -> Bool {
    var facts = stat()
    return lstat(path, &facts) == 0
  }

  package enum Kind: String { case file, folder, pipe, socket, device }

  /// What kind of thing stands at a path, links followed; `nil` when nothing does.
  package static func kind(_ path: String) -> Kind? {
    guard let facts = facts(path) else { return nil }
    switch facts.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    case S_IFIFO: return .pipe
    case S_IFSOCK: return .socket
    default: return .device
    }
  }

  package static func isFolder(_ path: String) -> Bool { kind(path) == .folder }

  package static func isRegularFile(_ path: String) -> Bool { kind(path) == .file }

  /// The path with every link followed; `nil` when it leads nowhere.
  package static func resolved(_ path: String) -> String? {
    guard let buffer = realpath(path, nil) else { return nil }
    defer { free(buffer) }
    return String(cString: buffer)
  }

  package static var workingFolder: String {
    guard let buffer = getcwd(nil, 0) else { return "/" }
    defer { free(buffer) }
    return String(cString: buffer)
  }

  /// Cores that can work for us; at least 1.
  package static var coreCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  package static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
