internal import Foundation

/// Which storyboards an app says it starts with, in a property list or in the settings of a project.
struct AppManifest: Hashable, Sendable {
  struct Start: Hashable, Sendable {
    /// Name of the storyboard.
    var storyboard: String
    /// File that says so; the nearest storyboard of that name is meant.
    var path: String
    /// The key that says so.
    var key: String
    /// Class of the scene delegate, where it is named.
    var delegate: String?
    /// Whether it belongs to an extension, not to the app.
    var isExtension = false
  }

  /// Each storyboard of each file once; what names a delegate comes first.
  var starts: [Start] = []
  /// Names of storyboards that the system shows while the app starts.
  var launchScreens: Set<String> = []

  /// Endings of the names of files that say something.
  static let fileNames = ["Info.plist", "project.pbxproj"]

  mutating func read(_ bytes: [UInt8], of path: String) {
    path.hasSuffix(".plist") ? readPropertyList(bytes, path) : readProject(bytes, path)
  }

  private mutating func add(_ start: Start) {
    let isKnown = starts.contains { $0.storyboard == start.storyboard && $0.path == start.path }
    if !start.storyboard.isEmpty, !isKnown { starts.append(start) }
  }

  private mutating func readPropertyList(_ bytes: [UInt8], _ path: String) {
    let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    guard let root = list as? [String: Any] else { return }
    for scene in Self.sceneConfigurations(root) {
      guard let name = scene["UISceneStoryboardFile"] as? String else { continue }
      add(
        Start(
          storyboard: name, path: path, key: "UISceneStoryboardFile",
          delegate: (scene["UISceneDelegateClassName"] as? String).map(SceneFact.className)))
    }
    for key in root.keys.sorted() {
      guard let name = root[key] as? String else { continue }
      switch key {
      case "UIMainStoryboardFile", "NSMainStoryboardFile", "UIMainStoryboardFile~ipad",
        "UIMainStoryboardFile~iphone":
        add(Start(storyboard: name, path: path, key: key))
      case "UILaunchStoryboardName": launchScreens.insert(name)
      default: break
      }
    }
    if let part = root["NSExtension"] as? [String: Any],
      let name = part["NSExtensionMainStoryboard"] as? String
    {
      add(
        Start(storyboard: name, path: path, key: "NSExtensionMainStoryboard", isExtension: true))
    }
  }

  private static func sceneConfigurations(_ root: [String: Any]) -> [[String: Any]] {
    guard let manifest = root["UIApplicationSceneManifest"] as? [String: Any],
      let roles = manifest["UISceneConfigurations"] as? [String: Any]
    else { return [] }
    return roles.keys.sorted().flatMap { roles[$0] as? [[String: Any]] ?? [] }
  }

  /// `INFOPLIST_KEY_UIMainStoryboardFile = Main;`
  private mutating func readProject(_ bytes: [UInt8], _ path: String) {
    for line in Self.settings(in: bytes) {
      let words = line.split(whereSeparator: { " \t\r=;\"".contains($0) })
      guard words.count > 1 else { continue }
      let name = words[1...].joined(separator: " ")
      switch words[0] {
      case "UIMainStoryboardFile", "NSMainStoryboardFile":
        add(Start(storyboard: name, path: path, key: String(words[0])))
      case "UILaunchStoryboardName": launchScreens.insert(name)
      default: break
      }
    }
  }

  /// What follows each `INFOPLIST_KEY_`, to the end of its line.
  private static func settings(in bytes: [UInt8]) -> [String] {
    let mark = Array("INFOPLIST_KEY_".utf8)
    var found: [String] = []
    var start = 0
    while let at = bytes[start...].firstIndex(of: mark[0]) {
      start = at + 1
      guard bytes[at...].starts(with: mark) else { continue }
      let end = bytes[at...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      found.append(String(decoding: bytes[(at + mark.count)..<end], as: UTF8.self))
      start = end
    }
    return found
  }
}
