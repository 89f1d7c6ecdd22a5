/// Arithmetic on paths as text; nothing here looks at the disk.
package enum FilePath {
  /// The path from the root, without `.`, `..` and doubled slashes.
  package static func absolute(_ path: String, in folder: String) -> String {
    let full = path.hasPrefix("/") ? path : "\(folder)/\(path)"
    var parts: [Substring] = []
    for part in full.split(separator: "/") {
      switch part {
      case ".": continue
      case "..": _ = parts.popLast()
      default: parts.append(part)
      }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The way from a folder to a path, both absolute; `.` when they are the same.
  package static func relative(_ path: String, to folder: String) -> String {
    let inside = folder + "/"
    if path.utf8.starts(with: inside.utf8) {
      let rest = path[path.utf8.index(path.startIndex, offsetBy: inside.utf8.count)...]
      if !rest.split(separator: "/", omittingEmptySubsequences: false).contains("") {
        return String(rest)
      }
    }
    let target = path.split(separator: "/")
    let start = folder.split(separator: "/")
    var shared = 0
    while shared < min(target.count, start.count), target[shared] == start[shared] { shared += 1 }
    let parts =
      Array(repeating: "..", count: start.count - shared) + target[shared...].map(String.init)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// Whether the path is the folder or lies in it; both absolute.
  package static func isInside(_ path: String, _ folder: String) -> Bool {
    path == folder || folder == "/" || path.hasPrefix(folder + "/")
  }

  /// An absolute path as a person in the folder may type it: the shorter way to write it.
  package static func shown(_ path: String, in folder: String) -> String {
    let relative = relative(path, to: folder)
    return relative.utf8.count <= path.utf8.count ? relative : path
  }

  package static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  package static func name(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) }
      ?? path
  }

  /// Lower case, without the dot; empty when there is none.
  package static func fileExtension(of path: String) -> String {
    let name = name(of: path)
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  /// The deepest folder that holds all of these absolute ones.
  package static func commonFolder(_ folders: [String]) -> String {
    guard var shared = folders.first?.split(separator: "/") else { return "/" }
    for folder in folders.dropFirst() {
      let parts = folder.split(separator: "/")
      while !parts.starts(with: shared) { shared.removeLast() }
    }
    return "/" + shared.joined(separator: "/")
  }
}
