internal import NavGraph

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Writes a file whole or not at all.
package enum AtomicFile {
  /// Writes to a new file in the same folder and renames it. What is not a regular file, such as
  /// `/dev/null` or a pipe, is written to directly.
  ///
  /// - Parameter mode: permissions of a new file; those of an existing one are kept.
  /// - Throws: `NavError`; an existing file is as it was before.
  package static func write(_ bytes: [UInt8], to path: String, mode: UInt16? = nil) throws {
    let existing = SystemCalls.facts(path)
    if let existing, existing.st_mode & S_IFMT != S_IFREG {
      return try writeDirectly(bytes, to: path)
    }
    let target = existing == nil ? path : SystemCalls.resolved(path) ?? path
    var template = Array("\(FilePath.parent(of: target))/.navviz-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw failure(path) }
    let temporary = String(
      decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let old = existing.map { $0.st_mode & 0o7777 }
    let isWritten =
      SystemCalls.writeAll(bytes, to: descriptor)
      && fchmod(descriptor, old ?? mode.map { mode_t($0) } ?? 0o666 & ~mask) == 0
    let writing = errno
    let isClosed = close(descriptor) == 0
    if !isWritten { errno = writing }
    guard isWritten, isClosed, rename(temporary, target) == 0 else {
      let error = failure(path)
      unlink(temporary)
      throw error
    }
  }

  private static var mask: mode_t {
    let mask = umask(0)
    umask(mask)
    return mask
  }

  private static func writeDirectly(_ bytes: [UInt8], to path: String) throws {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    if !SystemCalls.writeAll(bytes, to: descriptor), errno != EPIPE { throw failure(path) }
  }

  private static func failure(_ path: String) -> NavError {
    let reason = SystemCalls.reason
    let advice: String? =
      switch errno {
      case ENOENT: "Make the folder \(FilePath.parent(of: path)) first"
      case EISDIR: "Give the name of a file"
      case EACCES, EPERM, EROFS: "Choose a folder that you may write to"
      default: nil
      }
    return NavError("cannot write \(path): \(reason)", advice: advice)
  }
}
