internal import Foundation
internal import NavGraph

/// Values by key in a folder, one file each. A cache may always fail: then there is no value.
package final class FileCache: @unchecked Sendable {
  /// Why values are not kept.
  package struct Fault: Sendable {
    /// Absolute.
    package var path: String
    package var reason: String
  }

  private let folder: String
  private let lock = NSLock()
  private var failure: Fault?

  /// - Parameter folder: absolute; made when the first value is stored.
  package init(folder: String) {
    self.folder = folder
    failure = Self.fault(of: folder)
  }

  /// What went wrong first; nothing more is stored after it. `nil` while all is well.
  package var fault: Fault? { lock.withLock { failure } }

  /// What can be known before the first value: whether the folder, or the nearest one above it that
  /// is there, is a folder that may be written to.
  private static func fault(of folder: String) -> Fault? {
    var path = folder
    while true {
      if let kind = SystemCalls.kind(path) {
        guard kind == .folder else {
          return Fault(path: path, reason: "is a \(kind.rawValue), not a folder")
        }
        return access(path, W_OK | X_OK) == 0
          ? nil : Fault(path: path, reason: "cannot be written to: \(SystemCalls.reason)")
      }
      let parent = FilePath.parent(of: path)
      if parent == path { return nil }
      path = parent
    }
  }

  /// Where caches lie on this system; `nil` when the user has no home.
  package static func standardFolder(_ variable: (String) -> String?) -> String? {
    #if os(macOS)
      return variable("HOME").map { "\($0)/Library/Caches/navviz" }
    #else
      if let cache = variable("XDG_CACHE_HOME"), cache.hasPrefix("/") { return "\(cache)/navviz" }
      return variable("HOME").flatMap { $0.hasPrefix("/") ? "\($0)/.cache/navviz" : nil }
    #endif
  }

  package func value(for key: String) -> [UInt8]? {
    guard let bytes = SystemCalls.readFile(file(for: key)) else { return nil }
    let header = Self.header(key)
    return bytes.starts(with: header) ? Array(bytes[header.count...]) : nil
  }

  package func store(_ value: [UInt8], for key: String) {
    if fault != nil { return }
    let file = file(for: key)
    makeFolder(FilePath.parent(of: file))
    do {
      try AtomicFile.write(Self.header(key) + value, to: file, mode: 0o600)
    } catch {
      // Which of the threads meets it first differs from run to run: only the folder is named.
      let prefix = "cannot write \(file): "
      let message = (error as? NavError)?.message ?? "\(error)"
      let cause = message.hasPrefix(prefix) ? String(message.dropFirst(prefix.count)) : message
      let fault = Fault(path: folder, reason: "cannot be written to: \(cause)")
      lock.withLock { failure = failure ?? fault }
    }
  }

  /// The key stands in the file, so that two keys with one name never mix.
  private static func header(_ key: String) -> [UInt8] {
    Array("navviz cache 1 \(key.utf8.count)\n\(key)\n".utf8)
  }

  /// Source: FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/
  private func file(for key: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in key.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    let name = String(repeating: "0", count: 16 - digits.count) + digits
    return "\(folder)/\(name.prefix(2))/\(name.dropFirst(2))"
  }

  private func makeFolder(_ path: String) {
    if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, path != "/", path != "." else { return }
    makeFolder(FilePath.parent(of: path))
    mkdir(path, 0o700)
  }
}
