internal import NavGraph

/// Finds the configuration of what is read.
struct ConfigSearch {
  var workingFolder: String
  /// The home folder, where it is known.
  var home: String?

  /// The absolute path of the nearest configuration, from the folder of the inputs upwards.
  ///
  /// The repository's root or the home folder is the last place to look, whichever comes first. Outside
  /// of both only the folder itself counts: anybody may write to `/tmp`.
  ///
  /// - Parameter operands: what was named on the command line.
  func nearest(to operands: [String]) -> String? {
    let start = start(operands)
    var folders: [String] = []
    var folder = start
    var isBounded = false
    while true {
      folders.append(folder)
      isBounded = folder == home || SystemCalls.isThere(Self.path(".git", in: folder))
      if isBounded || folder == "/" { break }
      folder = FilePath.parent(of: folder)
    }
    if !isBounded { folders = [start] }
    return folders.lazy.map { Self.path(ProjectConfig.fileName, in: $0) }
      .first { SystemCalls.kind($0) == .file }
  }

  private static func path(_ name: String, in folder: String) -> String {
    folder == "/" ? "/\(name)" : "\(folder)/\(name)"
  }

  private func start(_ operands: [String]) -> String {
    let folders = operands.filter { $0 != "-" && !$0.isEmpty }.map { operand in
      let path = FilePath.absolute(operand, in: workingFolder)
      return SystemCalls.isFolder(path) ? path : FilePath.parent(of: path)
    }
    return folders.isEmpty ? workingFolder : FilePath.commonFolder(folders)
  }
}
