import NavGraph
import NavSource
import NavTestSupport
import Testing

/// Storyboards of no target were on the map.
@Suite struct ProjectTargetTests {
  /// A project with an app and its tests.
  ///
  /// - Parameters:
  ///   - app: what the app copies; files are called after their paths.
  ///   - tests: what the tests copy.
  ///   - folder: built as a whole.
  ///   - exceptions: files of that folder which the tests build too.
  private static func project(
    app: [String], tests: [String] = [], folder: String? = nil, exceptions: [String] = []
  ) -> String {
    let all = app + tests
    let groups = Set(all.map { String($0.split(separator: "/")[0]) }).sorted()
    func list(_ items: [String]) -> String {
      "(\(items.map { "\"\($0)\"," }.joined(separator: " ")))"
    }
    let references = all.map { path in
      let name = path.split(separator: "/").dropFirst().joined(separator: "/")
      return """
        "\(path)" = {isa = PBXFileReference; path = "\(name)"; sourceTree = "<group>"; };
        "build-\(path)" = {isa = PBXBuildFile; fileRef = "\(path)"; };
        """
    }
    let folders = groups.map { group in
      let children = all.filter { $0.hasPrefix(group + "/") }
      return "\(group) = {isa = PBXGroup; children = \(list(children)); path = \(group); "
        + "sourceTree = \"<group>\"; };"
    }
    let synchronized = folder.map {
      "\($0) = {isa = PBXFileSystemSynchronizedRootGroup; path = \($0); sourceTree = \"<group>\"; "
        + "exceptions = (others, ); };\nothers = {target = tests; membershipExceptions = "
        + "\(list(exceptions)); };"
    }
    return """
      // !$*UTF8*$!
      {
        archiveVersion = 1;
        objects = {
      \((references + folders + [synchronized ?? ""]).joined(separator: "\n"))
      top = {isa = PBXGroup; children = \(list(groups + [folder].compactMap { $0 })); sourceTree = "<group>"; };
      one = {isa = PBXResourcesBuildPhase; files = \(list(app.map { "build-" + $0 })); };
      two = {isa = PBXResourcesBuildPhase; files = \(list(tests.map { "build-" + $0 })); };
      app = {isa = PBXNativeTarget; buildPhases = (one, ); fileSystemSynchronizedGroups = \(list([folder].compactMap { $0 }));
        productType = "com.apple.product-type.application"; };
      tests = {isa = PBXNativeTarget; buildPhases = (two, );
        productType = "com.apple.product-type.bundle.unit-test"; };
      root = {isa = PBXProject; mainGroup = top; projectDirPath = ""; targets = (app, tests, ); };
        };
        rootObject = root;
      }
      """
  }

  private static func page(_ name: String) -> String {
    storyboard(initial: name, scene(name, "viewController", "customClass=\"\(name)\""))
  }

  private func expect(
    _ project: String?, in folder: String = "", more: [String: String] = [:], _ expected: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    var files = [
      folder + "App/Main.storyboard": Self.page("MainPage"),
      folder + "App/Old.storyboard": Self.page("OldPage"),
      folder + "Tests/Mock.storyboard": Self.page("MockPage"),
    ]
    files[folder + "Shop.xcodeproj/project.pbxproj"] = project.map { "⟦p⟧" + $0 }
    files.merge(more) { $1 }
    expectMap(of: files, expected, sourceLocation: sourceLocation)
  }

  @Test func filesOfNoTargetAndOfTestsAreLeftOutWithOneNote() {
    expect(
      Self.project(app: ["App/Main.storyboard"], tests: ["Tests/Mock.storyboard"]),
      """
      screen MainPage
      storyboard.no-target
      """)
  }

  @Test func aProjectInAFolder() {
    expect(
      Self.project(app: ["App/Main.storyboard"]), in: "ios/",
      more: ["Other.storyboard": Self.page("OtherPage")],
      """
      screen MainPage
      screen OtherPage
      storyboard.no-target
      """)
  }

  @Test func filesOfAFolderThatIsBuiltAsAWhole() {
    expect(
      Self.project(app: ["Tests/Mock.storyboard"], folder: "App"),
      """
      screen MainPage
      screen OldPage
      screen MockPage
      """)
  }

  private static let all = """
    screen MainPage
    screen OldPage
    screen MockPage
    """

  @Test func whatPackagesBuildIsInNoProject() {
    let project = Self.project(app: ["Tests/Mock.storyboard"])
    expect(project, more: ["App/Shop.podspec": "Pod::Spec.new"], Self.all)
    // With a Swift file there are classes to look for.
    expect(
      project, more: ["App/Package.swift": "import PackageDescription"],
      Self.all + String(repeating: "\nstoryboard.unknown-class", count: 3))
  }

  @Test func withoutAProjectThatCanBeReadAllAreKept() {
    for project in [nil, "", "<<<<<<< HEAD\n{ objects = {", "{ objects = { }; rootObject = x; }"] {
      expect(project, Self.all)
    }
  }

  // MARK: Code

  private func expect(
    _ project: String, code: [String: String], _ expected: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    var files = code
    files["Shop.xcodeproj/project.pbxproj"] = "⟦p⟧" + project
    expectMap(of: files, expected, sourceLocation: sourceLocation)
  }

  private static let code = [
    "App/Home.swift": """
    import UIKit
    class HomePage: UIViewController {
      func open() { show(ItemPage(), sender: nil) }
    }
    """,
    "App/Item.swift": "import UIKit\nclass ItemPage: UIViewController {}",
    "App/Old.swift": """
    import UIKit
    extension HomePage {
      func openOld() { present(ItemPage(), animated: true) }
    }
    """,
  ]

  @Test func codeThatNoTargetBuildsWasOnTheMap() {
    // File systems of Macs do not tell cases apart.
    expect(
      Self.project(app: ["App/home.swift", "App/ITEM.swift"]), code: Self.code,
      """
      HomePage -push-> ItemPage
      swift.no-target
      """)
  }

  private static let both = """
    HomePage -push-> ItemPage
    HomePage -sheet-> ItemPage
    """

  @Test func codeOfAFolderWithExceptionsIsKept() {
    expect(
      Self.project(app: [], folder: "App", exceptions: ["Old.swift"]), code: Self.code, Self.both)
  }

  @Test func exceptionsOfAFolderThatNoTargetHas() {
    let project = Self.project(
      app: ["App/Home.swift", "App/Item.swift"], folder: "Lib", exceptions: ["Old.swift"]
    ).replacing("fileSystemSynchronizedGroups = (\"Lib\",);", with: "")
      .replacing("target = tests;", with: "target = app;")
    var code = Self.code
    code["Lib/Old.swift"] = code.removeValue(forKey: "App/Old.swift")
    expect(project, code: code, Self.both)
  }

  @Test func aProjectThatBuildsLessThanHalfOfTheCodeTellsNothing() {
    expect(Self.project(app: ["App/Item.swift"]), code: Self.code, Self.both)
  }

  @Test func codeThatTuistBuildsIsKept() {
    var code = Self.code
    code["App/Project.swift"] = "import ProjectDescription\nlet project = Project(name: \"Shop\")"
    expect(Self.project(app: ["App/Home.swift", "App/Item.swift"]), code: code, Self.both)
  }
}
