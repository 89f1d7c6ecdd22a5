/// The projects of an input.
struct ProjectList {
  private var projects: [ProjectTargets] = []
  /// Folders that packages build: no project has their files.
  private let packages: [String]

  static let packageExtension = ".podspec"

  init(_ paths: [String]) {
    packages = paths.compactMap { path in
      let parts = path.split(separator: "/")
      guard let name = parts.last, name == "Package.swift" || name.hasSuffix(Self.packageExtension)
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
}
