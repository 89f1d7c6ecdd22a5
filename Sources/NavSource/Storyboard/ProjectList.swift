/// The projects of an input.
struct ProjectList {
  private var projects: [ProjectTargets] = []
  /// Folders that packages build: no project has their files.
  private let packages: [String]

  static let packageExtension = ".podspec"
  /// Manifests of SwiftPM and of Tuist.
  private static let packageFiles: Set = ["Package.swift", "Project.swift"]

  init(_ paths: [String]) {
    packages = paths.compactMap { path in
      let parts = path.split(separator: "/")
      guard let name = parts.last,
        Self.packageFiles.contains(String(name)) || name.hasSuffix(Self.packageExtension)
      else { return nil }
      return parts.dropLast().map { $0 + "/" }.joined()
    }
  }

  mutating func read(_ bytes: [UInt8], of path: String) {
    if let project = ProjectTargets(bytes, of: path) { projects.append(project) }
  }

  /// The project whose tests alone have a file, or that should build it and does not; `nil` where a target
  /// has it, or nothing says that one should.
  func project(leavingOut file: String) -> ProjectTargets? {
    let found = projects.map { (project: $0, membership: $0.membership(of: file)) }
    guard !found.contains(where: { $0.membership == .app }),
      !packages.contains(where: { file.hasPrefix($0) })
    else { return nil }
    if let tested = found.first(where: { $0.membership == .onlyTests }) {
      return tested.project
    }
    let around = found.map(\.project).filter { file.hasPrefix($0.folder) }
    return around.max { $0.folder.count < $1.folder.count }
  }
  /// Files of Swift that no target of the project around them builds, by the path of the project. Nothing
  /// where a project builds less than half of those around it: the rest is built in another way.
  func unbuilt(_ paths: [String]) -> [String: [String]] {
    if projects.isEmpty { return [:] }
    var unbuilt: [String: [String]] = [:]
    var built: [String: Int] = [:]
    for path in paths {
      if let project = project(leavingOut: path) {
        unbuilt[project.path, default: []].append(path)
      } else {
        for project in projects where path.hasPrefix(project.folder) {
          built[project.path, default: 0] += 1
        }
      }
    }
    return unbuilt.filter { built[$0.key, default: 0] >= $0.value.count }
  }
}
