internal import NavGraph

/// Which screen each scene is, once the classes of the sources are known: a scene is its class where no
/// other scene has the class, else its identifier where that is unique, else `Storyboard.objectID`.
struct SceneLinks {
  typealias SceneIndex = StoryboardTable.SceneIndex

  private(set) var table = StoryboardTable([])
  private(set) var manifest = AppManifest()
  /// Declared classes, by scene.
  private(set) var types: [SceneIndex: TypeSymbol] = [:]
  private(set) var ids: [SceneIndex: ScreenID] = [:]
  private var screenIDs: Set<ScreenID> = []
  /// The scenes of each class that has several, by the name that the class has as a screen.
  private(set) var scenesOfSharedClass: [ScreenID: [ScreenID]] = [:]

  /// What calls the methods that are connected.
  private(set) var actions = ActionTexts()

  init() {}

  init(_ table: StoryboardTable, _ manifest: AppManifest, in program: Program) {
    self.table = table
    self.manifest = manifest
    for scene in table.scenes {
      guard let name = table[scene].ownClass else { continue }
      types[scene] = program.sceneClass(name, near: table.files[scene.file].path)
    }
    actions = ActionTexts(table, in: program)
    nameScenes()
    screenIDs = Set(ids.values)
  }

  /// Whether a scene of the input has the name.
  func isScreen(_ id: ScreenID) -> Bool { screenIDs.contains(id) }

  private func className(of scene: SceneIndex) -> String? {
    types[scene]?.displayName ?? table[scene].ownClass
  }

  private mutating func nameScenes() {
    let scenes = table.scenes
    var byClass: [String: [SceneIndex]] = [:]
    for scene in scenes {
      if let name = className(of: scene) { byClass[name, default: []].append(scene) }
    }
    let nameCount = Dictionary(grouping: table.files.map(\.name)) { $0 }.mapValues(\.count)
    var marks: [Int: String] = [:]
    for (index, file) in table.files.enumerated() where (nameCount[file.name] ?? 0) > 1 {
      marks[index] = "@" + mark(of: index)
    }
    for scene in scenes {
      let fact = table[scene]
      if let name = className(of: scene), byClass[name]?.count == 1 {
        ids[scene] = ScreenID(name)
      } else if let identifier = fact.identifier, !identifier.isEmpty,
        table.scenes(identifier: identifier).count == 1, byClass[identifier] == nil
      {
        ids[scene] = ScreenID(identifier)
      } else {
        let file = table.files[scene.file]
        ids[scene] = ScreenID("\(file.name).\(fact.id)" + (marks[scene.file] ?? ""))
      }
    }
    for (name, scenes) in byClass where scenes.count > 1 {
      scenesOfSharedClass[ScreenID(name)] = scenes.sorted().compactMap { ids[$0] }
    }
  }

  /// The deepest folder that no other storyboard of the name lies in, else the whole path.
  private func mark(of file: Int) -> String {
    func folders(_ path: String) -> [Substring] { path.split(separator: "/").dropLast() }
    let twins = table.files.indices.filter {
      $0 != file && table.files[$0].name == table.files[file].name
    }
    let others = Set(twins.flatMap { folders(table.files[$0].path) })
    let path = table.files[file].path
    return folders(path).last { !others.contains($0) && !$0.hasSuffix(".lproj") }.map(String.init)
      ?? path
  }
}

extension SceneFact {
  /// The class, unless it is one of the frameworks', of which every scene may be.
  var ownClass: String? {
    guard let customClass, !customClass.isEmpty else { return nil }
    return Program.isFrameworkController(customClass) || Self.frameworkClasses.contains(customClass)
      ? nil : customClass
  }

  private static let frameworkClasses: Set = [
    "GLKViewController", "AVPlayerViewController", "NSViewController", "NSWindowController",
    "NSTabViewController", "NSSplitViewController", "NSPageController", "NSHostingController",
  ]

  /// What the controller is for navigation, by its class where that is a framework's, else by its
  /// element.
  var role: TypeRole {
    if let customClass, ownClass == nil, let role = Program.role(ofExternal: customClass) {
      return role
    }
    switch element {
    case "navigationController": return .navigationController
    case "tabBarController", "tabViewController": return .tabBarController
    case "splitViewController": return .splitController
    case "pageViewController", "pagecontroller", "pageController": return .pageController
    case "hostingController": return .hostingController
    default: return .controller
    }
  }
}

extension Program {
  /// The class that a storyboard names, the nearest by folder where there are several.
  func sceneClass(_ name: String, near path: String) -> TypeSymbol? {
    let all = (byName[name] ?? []).filter {
      !$0.isExternal && $0.kind == .class && !isModel($0.file)
    }
    return all.count < 2
      ? all.first
      : all.max {
        StoryboardTable.shared(files[$0.file].path, path)
          < StoryboardTable.shared(files[$1.file].path, path)
      }
  }
}
