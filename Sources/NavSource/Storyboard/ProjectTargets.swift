internal import Foundation

/// Which files the targets of an Xcode project build, by its `project.pbxproj`.
struct ProjectTargets {
  /// Whether an app, or only its tests, have a file.
  enum Membership { case app, onlyTests, none }

  /// The folder that holds the project, with a slash at its end; empty at the top.
  let folder: String
  let path: String
  private let objects: [String: [String: Any]]
  private var paths: [String: String] = [:]
  /// By target: folders, each with the files that are not treated as the folder is there.
  private var exceptions: [String: [(folder: String, files: [String])]] = [:]
  /// Files, and folders of which every file is built, by whether they are for tests; in lower case,
  /// since the file systems of Macs do not tell cases apart.
  private var files: [Bool: Set<String>] = [:]
  private var folders: [Bool: [String]] = [:]

  /// `nil` where the file is no project, or has no target.
  init?(_ bytes: [UInt8], of path: String) {
    let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    guard let root = list as? [String: Any],
      let objects = root["objects"] as? [String: [String: Any]]
    else { return nil }
    self.path = path
    self.objects = objects
    folder = path.split(separator: "/").dropLast(2).map { $0 + "/" }.joined()
    let project = (root["rootObject"] as? String).flatMap { objects[$0] } ?? [:]
    findPaths(from: project)
    findExceptions()
    for target in project["targets"] as? [String] ?? [] { add(target) }
    if files.isEmpty, folders.isEmpty { return nil }
  }

  func membership(of path: String) -> Membership {
    let file = path.lowercased()
    func has(_ isTest: Bool) -> Bool {
      files[isTest]?.contains(file) == true
        || folders[isTest]?.contains { file.hasPrefix($0) } == true
    }
    return has(false) ? .app : has(true) ? .onlyTests : .none
  }

  // MARK: Paths

  /// Follows the groups from the main one; a group without a path of its own is in the one around.
  private mutating func findPaths(from project: [String: Any]) {
    let start = Self.joined(folder, project["projectDirPath"] as? String ?? "")
    guard let main = project["mainGroup"] as? String else { return }
    var pending = [(id: main, base: start)]
    while let (id, base) = pending.popLast() {
      guard paths[id] == nil, let object = objects[id] else { continue }
      let own = object["path"] as? String ?? ""
      let path =
        switch object["sourceTree"] as? String {
        case "SOURCE_ROOT": Self.joined(start, own)
        case "<group>", nil: Self.joined(base, own)
        default: own
        }
      paths[id] = path
      for child in object["children"] as? [String] ?? [] { pending.append((child, path)) }
    }
  }

  /// `Shop` and `../Kit/View` are `Kit/View`.
  private static func joined(_ base: String, _ path: String) -> String {
    var parts = base.split(separator: "/")
    for part in path.split(separator: "/") where part != "." {
      if part == "..", !parts.isEmpty { parts.removeLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  // MARK: Targets

  private mutating func add(_ id: String) {
    guard let target = objects[id] else { return }
    let product = target["productType"] as? String ?? ""
    let isTest = product.hasSuffix(".unit-test") || product.hasSuffix(".ui-testing")
    let synchronized = target["fileSystemSynchronizedGroups"] as? [String] ?? []
    for id in synchronized {
      if let path = paths[id] { folders[isTest, default: []].append(path.lowercased() + "/") }
    }
    for (folder, exceptions) in exceptions[id] ?? [] where !synchronized.contains(folder) {
      guard let path = paths[folder] else { continue }
      files[isTest, default: []].formUnion(exceptions.map { Self.joined(path, $0).lowercased() })
    }
    for phase in target["buildPhases"] as? [String] ?? [] {
      for build in objects[phase]?["files"] as? [String] ?? [] {
        guard let reference = objects[build]?["fileRef"] as? String else { continue }
        add(reference, isTest)
      }
    }
  }

  /// A target that builds a folder leaves its exceptions out, which is no reason to leave them out of
  /// the map; one that does not builds them.
  private mutating func findExceptions() {
    for (folder, object) in objects {
      for set in object["exceptions"] as? [String] ?? [] {
        guard let target = objects[set]?["target"] as? String,
          let files = objects[set]?["membershipExceptions"] as? [String]
        else { continue }
        exceptions[target, default: []].append((folder, files))
      }
    }
  }

  /// A file, the files of each language, or a folder that is copied as a whole.
  private mutating func add(_ reference: String, _ isTest: Bool) {
    for id in [reference] + (objects[reference]?["children"] as? [String] ?? []) {
      guard let path = paths[id] else { continue }
      files[isTest, default: []].insert(path.lowercased())
      if objects[id]?["lastKnownFileType"] as? String == "folder" {
        folders[isTest, default: []].append(path.lowercased() + "/")
      }
    }
  }
}
