internal import NavGraph

/// The storyboards of an input, and what the apps' own files say of them.
struct StoryboardFiles {
  var table = StoryboardTable([])
  var manifest = AppManifest()
  private(set) var filesRead = 0
  private(set) var filesFailed = 0
  private(set) var diagnostics: [Diagnostic] = []

  init(_ files: any SourceFiles, platform: ImportOptions.Platform) {
    let paths = Self.withoutTranslations(files.paths.filter(Self.isStoryboard))
    if paths.isEmpty { return }
    for path in files.paths where AppManifest.fileNames.contains(where: { path.hasSuffix($0) }) {
      if let bytes = try? files.bytes(of: path) { manifest.read(bytes, of: path) }
    }
    var read: [StoryboardTable.File] = []
    var leftOut: Set<String> = []
    for path in paths {
      guard let bytes = content(of: path, in: files) else { continue }
      let file = StoryboardTable.File(path: path, facts: StoryboardReader.facts(of: bytes))
      report(file)
      if isShown(file, platform) { read.append(file) } else { leftOut.insert(file.name) }
    }
    table = StoryboardTable(read)
    table.leftOut = leftOut
  }

  private static func isStoryboard(_ path: String) -> Bool {
    path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
  }

  /// One file of those that differ in their language only: that of the base, else the first.
  private static func withoutTranslations(_ paths: [String]) -> [String] {
    var chosen: [String: String] = [:]
    for path in paths {
      let key = path.split(separator: "/").filter { !$0.hasSuffix(".lproj") }.joined(separator: "/")
      if chosen[key] == nil || path.contains("Base.lproj/") { chosen[key] = path }
    }
    let kept = Set(chosen.values)
    return paths.filter(kept.contains)
  }

  private mutating func content(of path: String, in files: any SourceFiles) -> [UInt8]? {
    do {
      let bytes = try files.bytes(of: path)
      filesRead += 1
      return bytes
    } catch {
      filesFailed += 1
      diagnostics.append(
        Diagnostic(
          .error, id: "storyboard.unreadable", (error as? NavError)?.explanation ?? "\(error)",
          at: InputLocation(file: path)))
      return nil
    }
  }

  /// One diagnostic for a file that could not be read as a whole.
  private mutating func report(_ file: StoryboardTable.File) {
    guard let fault = file.facts.fault else { return }
    let (severity, id): (Diagnostic.Severity, String) =
      switch fault.kind {
      case .unreadable: (.error, "storyboard.unreadable")
      case .conflict: (.error, "storyboard.merge-conflict")
      case .syntax: (.error, "storyboard.syntax")
      case .otherFormat: (.warning, "storyboard.other-format")
      }
    if fault.kind == .unreadable {
      filesRead -= 1
      filesFailed += 1
    }
    diagnostics.append(
      Diagnostic(
        severity, id: id, fault.message,
        at: InputLocation(file: file.path, line: fault.at?.line, column: fault.at?.column)))
  }

  /// Launch screens are no screens of the map, and watches have controllers of another kind.
  private mutating func isShown(
    _ file: StoryboardTable.File, _ platform: ImportOptions.Platform
  ) -> Bool {
    let place = InputLocation(file: file.path)
    if file.facts.runtime == "watchKit", platform != .watchos, platform != .all {
      diagnostics.append(
        Diagnostic(
          .note, id: "storyboard.skipped",
          "made for watches and left out; --platform watchos reads it", at: place))
      return false
    }
    let isOnlyLaunch =
      manifest.launchScreens.contains(file.name)
      && !manifest.starts.contains { $0.storyboard == file.name }
    if file.facts.isLaunchScreen || isOnlyLaunch {
      diagnostics.append(
        Diagnostic(
          .note, id: "storyboard.skipped", "a launch screen, which is no screen of the map",
          at: place))
      return false
    }
    return true
  }
}
