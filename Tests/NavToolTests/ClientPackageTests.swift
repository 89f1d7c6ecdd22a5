import Foundation
import NavTestSupport
import Testing

/// An app that links `NavGraph` by version needs neither SwiftSyntax nor Graphviz, and no target
/// with unsafe flags: SwiftPM refuses those in packages that are fetched by version.
@Suite struct ClientPackageTests {
  private static let root: URL = {
    var folder = URL(fileURLWithPath: #filePath)
    while folder.lastPathComponent != "Tests" { folder.deleteLastPathComponent() }
    return folder.deletingLastPathComponent()
  }()

  private static let manifest = """
    // swift-tools-version: 6.1
    import PackageDescription

    let package = Package(
      name: "Client",
      platforms: [.macOS(.v13)],
      dependencies: [.package(url: "../navviz", exact: "1.0.0")],
      targets: [
        .executableTarget(
          name: "Client", dependencies: [.product(name: "NavGraph", package: "navviz")])
      ])

    """

  private static let program = """
    import NavGraph

    let map = NavigationMap("Client") { ScreenNode("Home") { push("Home", on: "Again") } }
    guard case .text(let text) = try TextRenderer(.standard).render(map.graph) else { fatalError() }
    print(text, terminator: "")

    """

  private static let script = """
    set -e
    command -v git >/dev/null && command -v swift >/dev/null || { echo skipped; exit 0; }
    cp -R "$ROOT/Package.swift" "$ROOT/Sources" navviz/
    cd navviz
    git init -q .
    git add -A
    git -c user.name=test -c user.email=test@example.com commit -q -m all
    git tag 1.0.0
    cd ../client
    swift build 2>&1 || exit 1
    echo ---
    .build/debug/Client
    """

  @Test func aClientByVersionBuildsAndRuns() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "navviz/.gitignore")
    try folder.write(Self.manifest, to: "client/Package.swift")
    try folder.write(
      Self.program,
      to: "client/Sources/Client/main.swift")
    let outcome = try BuiltTool(in: folder.path)
      .shell("ROOT='\(Self.root.path)'\n\(Self.script)")
    if outcome.output == "skipped\n" { return }
    #expect(outcome.code == 0, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.output.contains("---\nClient · 1 screen, 1 transition\n\nHome\n"))
    #expect(!outcome.output.contains("SwiftSyntax"))
  }
}
