// swift-tools-version: 6.1
import Foundation
import PackageDescription

// The source importer uses the SwiftSyntax libraries that ship inside the toolchain
// (`usr/lib/swift/host` beside the running `swift`). Where a toolchain has no such modules, or
// NAVVIZ_SWIFT_HOST is set to an empty string, the swift-syntax package is used instead.
// docs/decisions/0001-swift-syntax-from-the-toolchain.md has the reasons.
func toolchainHost() -> String? {
  let files = FileManager.default
  func isHost(_ folder: String) -> Bool {
    let library = ["libSwiftSyntax.so", "libSwiftSyntax.dylib"]
    return files.fileExists(atPath: folder + "/SwiftSyntax.swiftmodule")
      && library.contains { files.fileExists(atPath: folder + "/" + $0) }
  }
  if let override = Context.environment["NAVVIZ_SWIFT_HOST"] {
    return isHost(override) ? override : nil
  }
  var programs: [String] = []
  #if os(Linux)
    if let parent = try? files.destinationOfSymbolicLink(atPath: "/proc/\(getppid())/exe") {
      programs.append(parent)
    }
  #endif
  for folder in (Context.environment["PATH"] ?? "").split(separator: ":") {
    programs.append("\(folder)/swift")
  }
  for program in programs where files.isExecutableFile(atPath: program) {
    let host = URL(fileURLWithPath: program).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("lib/swift/host").path
    if isHost(host) { return host }
  }
  return nil
}

let syntaxModules = ["SwiftSyntax", "SwiftParser", "SwiftOperators"]
var packages: [Package.Dependency] = []
var syntaxProducts: [Target.Dependency] = []
var syntaxSettings: [SwiftSetting] = []
var syntaxImport: [SwiftSetting] = []
var syntaxLinking: [LinkerSetting] = []
if let host = toolchainHost() {
  syntaxImport = [.unsafeFlags(["-I", host])]
  // Debug builds, so the tests too, still check that no access overlaps another; the evaluator's many
  // small ones cost a twentieth of its time.
  syntaxSettings =
    syntaxImport + [
      .unsafeFlags(["-enable-library-evolution"]),
      .unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release)),
    ]
  syntaxLinking =
    [.unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host])]
    + syntaxModules.map { .linkedLibrary($0) }
} else {
  packages = [
    .package(url: "https://github.com/swiftlang/swift-syntax.git", "603.0.0"..<"604.0.0")
  ]
  syntaxProducts = syntaxModules.map { .product(name: $0, package: "swift-syntax") }
}

let graphviz: TargetDependencyCondition = .when(traits: ["Graphviz"])!

let package = Package(
  name: "navviz",
  platforms: [.macOS(.v13), .iOS(.v13), .tvOS(.v13), .watchOS(.v6)],
  products: [
    .library(name: "NavGraph", targets: ["NavGraph"]),
    .library(name: "NavTool", targets: ["NavTool"]),
    .executable(name: "navviz", targets: ["navviz"]),
  ],
  traits: [
    .trait(
      name: "Graphviz",
      description: "Lay pictures out with the system's Graphviz library, in process"),
    .default(enabledTraits: ["Graphviz"]),
  ],
  dependencies: packages,
  targets: [
    .systemLibrary(
      name: "CGraphviz", pkgConfig: "libgvc",
      providers: [.apt(["libgraphviz-dev"]), .brew(["graphviz"])]),
    // Rounding comes from libm, which nothing else brings along when an app links only this.
    .target(
      name: "NavGraph",
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux, .android]))]),
    .target(
      name: "NavSource", dependencies: ["NavGraph"] + syntaxProducts,
      swiftSettings: syntaxSettings, linkerSettings: syntaxLinking),
    .target(
      name: "NavGraphviz",
      dependencies: ["NavGraph", .target(name: "CGraphviz", condition: graphviz)]),
    .target(
      name: "NavTool",
      dependencies: [
        "NavGraph", "NavSource", .target(name: "NavGraphviz", condition: graphviz),
      ]),
    .executableTarget(name: "navviz", dependencies: ["NavTool"]),
    .target(name: "NavTestSupport", dependencies: ["NavGraph"], path: "Tests/NavTestSupport"),
    .testTarget(
      name: "NavGraphTests", dependencies: ["NavGraph", "NavTestSupport"],
      exclude: ["Golden", "Fixtures"]),
    .testTarget(
      name: "NavSourceTests", dependencies: ["NavSource", "NavTestSupport"],
      exclude: ["Golden", "Fixtures"], swiftSettings: syntaxImport),
    .testTarget(
      name: "NavGraphvizTests", dependencies: ["NavGraphviz", "NavTestSupport"],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "NavToolTests", dependencies: ["NavTool", "NavTestSupport", "navviz"],
      exclude: ["Golden", "Fixtures"], swiftSettings: syntaxImport),
  ],
  swiftLanguageModes: [.v6]
)
