internal import NavGraph

/// The storyboards of an input, and what the apps' own files say of them and of the code.
struct StoryboardFiles {
  var table = StoryboardTable([])
  /// Files of Swift that no target builds.
  private(set) var unbuiltCode: Set<String> = []
  var manifest = AppManifest()
  private(set) var filesRead = 0
  private(set) var filesFailed = 0
  private(set) var diagnostics: [Diagnostic] = []

  init(_ files: any SourceFiles, platform: ImportOptions.Platform) {
    let paths = Self.withoutTranslations(files.paths.filter(Self.isStoryboard))
    var projects = ProjectList(files.paths)
    for path in files.paths where AppManifest.fileNames.contains(where: { path.hasSuffix($0) }) {
      guard let bytes = try? files.bytes(of: path) else { continue }
      manifest.read(bytes, of: path)
      if path.hasSuffix(".pbxproj") { projects.read(bytes, of: path) }
    }
    leaveOut(projects.unbuilt(SwiftFiles(files).paths.filter { !files.isNamed($0) }))
    if paths.isEmpty { return }
    var objectiveC = ObjectiveCCode()
    for path in files.paths
    where ObjectiveCCode.fileExtensions.contains(where: { path.hasSuffix($0) }) {
      if let bytes = try? files.bytes(of: path) { objectiveC.read(bytes) }
    }
    var read: [StoryboardTable.File] = []
    var launches: [StoryboardTable.File] = []
    var leftOut: Set<String> = []
    var unbuilt: [String: [String]] = [:]
    for path in paths {
      if !files.isNamed(path), let project = projects.project(leavingOut: path) {
        unbuilt[project.path, default: []].append(path)
        leftOut.insert(StoryboardTable.File(path: path, facts: StoryboardFacts()).name)
        continue
      }
      guard let bytes = content(of: path, in: files) else { continue }
      let file = StoryboardTable.File(path: path, facts: StoryboardReader.facts(of: bytes))
      report(file)
      if isLaunch(file), !files.isNamed(path) {
        launches.append(file)
      } else if isShown(file, platform) {
        read.append(file)
      } else {
        leftOut.insert(file.name)
      }
    }
    let shown = withoutMac(read, platform, files)
    leftOut.formUnion(Set(read.map(\.name)).subtracting(shown.map(\.name)))
    read = shown
    if Self.isWithoutCode(files.paths), launches.count == paths.count {
      read = launches
    } else {
      leftOut.formUnion(launches.map(\.name))
      report(launches: launches)
    }
    report("storyboard.no-target", unbuilt)
    table = StoryboardTable(read)
    table.leftOut = leftOut
    table.objectiveC = objectiveC
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

  private mutating func leaveOut(_ code: [String: [String]]) {
    unbuiltCode = Set(code.values.joined())
    report("swift.no-target", code)
  }

  /// One note for all files of a project that are in no target, or in tests only.
  private mutating func report(_ id: String, _ unbuilt: [String: [String]]) {
    for (project, paths) in unbuilt.sorted(by: { $0.key < $1.key }) {
      let names = paths.prefix(3).joined(separator: ", ")
      let rest = paths.count > 3 ? " and \(paths.count - 3) more" : ""
      diagnostics.append(
        Diagnostic(
          .note, id: id,
          "no target but tests has \(names)\(rest), so no app shows what is in there; add the files "
            + "to a target in Xcode, delete them, or bring them back with --include",
          at: InputLocation(file: project)))
    }
  }

  /// Launch screens are no screens of the map, unless nothing else was given.
  private func isLaunch(_ file: StoryboardTable.File) -> Bool {
    file.facts.isLaunchScreen
      || manifest.launchScreens.contains(file.name)
        && !manifest.starts.contains { $0.storyboard == file.name }
  }

  private static func isWithoutCode(_ paths: [String]) -> Bool {
    let code = ObjectiveCCode.fileExtensions + [".swift"]
    return !paths.contains { path in code.contains { path.hasSuffix($0) } }
  }

  private mutating func report(launches: [StoryboardTable.File]) {
    for file in launches {
      diagnostics.append(
        Diagnostic(
          .note, id: "storyboard.skipped",
          "a launch screen, which is no screen of the map; --include shows it",
          at: InputLocation(file: file.path)))
    }
  }

  /// Storyboards for the Mac are another app's, unless there are no others.
  private mutating func withoutMac(
    _ read: [StoryboardTable.File], _ platform: ImportOptions.Platform, _ files: any SourceFiles
  ) -> [StoryboardTable.File] {
    guard platform != .macos, platform != .all,
      read.contains(where: { !$0.isXIB && !$0.facts.isForMac })
    else { return read }
    return read.filter { file in
      if !file.facts.isForMac || files.isNamed(file.path) { return true }
      diagnostics.append(
        Diagnostic(
          .note, id: "storyboard.skipped",
          "made for the Mac and left out; --platform macos reads it",
          at: InputLocation(file: file.path)))
      return false
    }
  }

  /// Watches have controllers of another kind.
  private mutating func isShown(
    _ file: StoryboardTable.File, _ platform: ImportOptions.Platform
  ) -> Bool {
    guard file.facts.runtime == "watchKit", platform != .watchos, platform != .all else {
      return true
    }
    diagnostics.append(
      Diagnostic(
        .note, id: "storyboard.skipped",
        "made for watches and left out; --platform watchos reads it",
        at: InputLocation(file: file.path)))
    return false
  }
}
