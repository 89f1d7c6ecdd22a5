package import NavGraph

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Finds the files of some kinds below a folder, in bytewise order of their paths.
///
/// Hidden folders, build products, dependencies and tests are skipped. A symbolic link is followed
/// when it stays inside the folder and leads to something that was not read already, so that a
/// loop of links ends.
package struct FolderWalk {
  package struct Found {
    /// Absolute paths.
    package var files: [String] = []
    /// Those that an include pattern fits.
    package var named: Set<String> = []
    package var skipped: [Skip: Int] = [:]
    /// Indices of the include and exclude patterns that fitted something.
    package var usedIncludes: Set<Int> = []
    package var usedExcludes: Set<Int> = []
    package var diagnostics: [Diagnostic] = []
  }

  /// Absolute; paths that patterns and messages see are relative to it.
  package var base: String
  package var extensions: Set<String>
  /// Endings of the names of files that are wanted whatever their kind.
  package var companions: [String] = []
  package var includes: [PathPattern] = []
  package var excludes: [PathPattern] = []

  private static let dependencies: Set<String> = [
    "DerivedData", "Pods", "Carthage", "SourcePackages",
  ]

  package init(base: String, extensions: Set<String>) {
    self.base = base
    self.extensions = extensions
  }

  private struct Folder {
    /// Absolute, through the links that led here.
    var path: String
    /// Absolute, without links.
    var real: String
    /// Whether a default rule skips it, so that only included files count.
    var isSkipped: Bool
  }

  private struct State {
    var found = Found()
    var folders: [Folder] = []
    var links: [Folder] = []
    var realFolders: Set<String> = []
    var realFiles: Set<String> = []
  }

  /// - Parameter root: absolute path of a folder; it is read whatever it is called.
  package func files(below root: String) -> Found {
    var state = State()
    let real = SystemCalls.resolved(root) ?? root
    state.folders = [Folder(path: root, real: real, isSkipped: false)]
    while true {
      if let folder = state.folders.popLast() {
        read(folder, &state)
      } else if !state.links.isEmpty {
        state.links.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
        follow(state.links.removeFirst(), inside: real, &state)
      } else {
        break
      }
    }
    state.found.files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return state.found
  }

  private func read(_ folder: Folder, _ state: inout State) {
    guard state.realFolders.insert(folder.real).inserted else { return }
    guard let stream = opendir(folder.path) else {
      let place = InputLocation(file: FilePath.relative(folder.path, to: base))
      state.found.diagnostics.append(
        Diagnostic(
          .error, id: "input.unreadable",
          "cannot read this folder: \(SystemCalls.reason). Let it be read, or leave it out with "
            + "--exclude",
          at: place))
      return
    }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      let kind = Int32(entry.pointee.d_type)
      // Most files of an app are pictures, which need no path.
      if name == "." || name == ".." || kind == Int32(DT_REG) && !isWanted(name) { continue }
      consider(name, in: folder, kind: kind, &state)
    }
  }

  private func consider(_ name: String, in folder: Folder, kind: Int32, _ state: inout State) {
    let slash = folder.path == "/" ? "" : folder.path
    let item = Folder(
      path: "\(slash)/\(name)", real: "\(folder.real)/\(name)", isSkipped: folder.isSkipped)
    switch kind {
    case Int32(DT_LNK): state.links.append(item)
    case Int32(DT_DIR): enter(item, &state)
    case Int32(DT_REG): take(item, &state)
    case Int32(DT_UNKNOWN):  // some file systems do not say
      var facts = stat()
      guard lstat(item.path, &facts) == 0 else { return }
      switch facts.st_mode & S_IFMT {
      case S_IFLNK: state.links.append(item)
      case S_IFDIR: enter(item, &state)
      case S_IFREG: take(item, &state)
      default: skip(item, .special, &state)
      }
    default: skip(item, .special, &state)
    }
  }

  /// Notes what is neither file nor folder: opening a pipe may wait for ever, and a link may lead
  /// nowhere. What lies in a skipped folder was counted with it.
  private func skip(_ item: Folder, _ reason: Skip, _ state: inout State) {
    guard !item.isSkipped, !isExcluded(item, &state) else { return }
    state.found.skipped[reason, default: 0] += 1
    guard let explanation = reason.explanation else { return }
    let place = InputLocation(file: FilePath.relative(item.path, to: base))
    state.found.diagnostics.append(
      Diagnostic(.note, id: "input.skipped", explanation, at: place))
  }

  private func isExcluded(_ item: Folder, _ state: inout State) -> Bool {
    let path = FilePath.relative(item.path, to: base)
    guard let index = excludes.firstIndex(where: { $0.matches(path) }) else { return false }
    state.found.usedExcludes.insert(index)
    state.found.skipped[.excluded, default: 0] += 1
    return true
  }

  private func enter(_ folder: Folder, _ state: inout State) {
    if isExcluded(folder, &state) { return }
    let path = FilePath.relative(folder.path, to: base)
    var folder = folder
    if !folder.isSkipped, let reason = reasonToSkip(FilePath.name(of: folder.path)) {
      guard includes.contains(where: { $0.couldMatch(below: path) }) else {
        state.found.skipped[reason, default: 0] += 1
        return
      }
      folder.isSkipped = true
    }
    state.folders.append(folder)
  }

  private func reasonToSkip(_ name: String) -> Skip? {
    if name == ".build" { return .dependencies }
    if name.hasPrefix(".") { return .hidden }
    if Self.dependencies.contains(name) { return .dependencies }
    return name.hasSuffix("Tests") ? .tests : nil
  }

  private func take(_ file: Folder, _ state: inout State) {
    let name = FilePath.name(of: file.path)
    guard isWanted(name) else { return }
    if isExcluded(file, &state) { return }
    let path = FilePath.relative(file.path, to: base)
    let fitting = includes.indices.filter { includes[$0].matches(path) }
    state.found.usedIncludes.formUnion(fitting)
    if fitting.isEmpty, file.isSkipped || name.hasPrefix(".") {
      if !file.isSkipped { state.found.skipped[.hidden, default: 0] += 1 }
      return
    }
    guard state.realFiles.insert(file.real).inserted else { return }
    state.found.files.append(file.path)
    if !fitting.isEmpty { state.found.named.insert(file.path) }
  }

  private func isWanted(_ name: String) -> Bool {
    extensions.contains(FilePath.fileExtension(of: name))
      || companions.contains { name.hasSuffix($0) }
  }

  private func follow(_ link: Folder, inside root: String, _ state: inout State) {
    guard let target = SystemCalls.resolved(link.path) else {
      return skip(link, errno == ELOOP ? .linkInLoop : .brokenLink, &state)
    }
    let isWanted = isWanted(FilePath.name(of: link.path))
    let item = Folder(path: link.path, real: target, isSkipped: link.isSkipped)
    if !FilePath.isInside(target, root) {
      if isWanted || SystemCalls.isFolder(target) { skip(link, .linkOutside, &state) }
    } else if FilePath.isInside(link.real, target) {
      skip(link, .linkInLoop, &state)
    } else if SystemCalls.isFolder(target) {
      if state.realFolders.contains(target) { return skip(link, .linkToKnown, &state) }
      enter(item, &state)
    } else if !SystemCalls.isRegularFile(target) {
      skip(link, .special, &state)
    } else if isWanted, state.realFiles.contains(target) {
      skip(link, .linkToKnown, &state)
    } else {
      take(item, &state)
    }
  }
}
