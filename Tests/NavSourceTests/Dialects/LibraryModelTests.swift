import NavGraph
import NavSource
import NavTestSupport
import Testing

/// What holds of every library that navviz knows by a model in Swift.
@Suite struct LibraryModelTests {
  private static let builder = """
    final class PageController: UIViewController, ViewControllable {}
    final class PageRouter: LaunchRouter<Interactor, PageController> {}
    func router() -> LaunchRouting {
      PageRouter(interactor: Interactor(), viewController: PageController())
    }
    """

  private static func scene(_ name: String, _ launch: String) -> String {
    """
    class \(name): UIResponder, UIWindowSceneDelegate {
      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options: UIScene.ConnectionOptions
      ) {
        let window = UIWindow(windowScene: scene as! UIWindowScene)
        \(launch)
      }
    }
    """
  }

  /// One place in the model, three in the app.
  @Test func eachCallKeepsItsOwnPlace() {
    expectMap(
      of: """
        import RIBs
        import UIKit
        \(Self.builder)
        \(Self.scene("MainDelegate", "router().⟦a⟧launch(from: window)"))
        \(Self.scene(
          "BothDelegate",
          "if scene.isFirst { router().⟦b⟧launch(from: window) } else { router().⟦c⟧launch(from: window) }"
        ))
        """,
      """
      MainDelegate -root-> PageController at a via -
      BothDelegate -root-> PageController at b via -
      BothDelegate -root-> PageController at c via -
      """)
  }

  @Test func aModelIsNoFileOfTheInput() {
    let text = "import RIBs\nimport UIKit\n\(Self.builder)\n"
    let result = SwiftSourceImporter(ImportOptions())
      .graph(from: InMemoryFiles(["App.swift": text]))
    #expect(result.statistics.filesRead == 1)
    #expect(result.statistics.linesRead == 7)
    #expect(result.graph.screens == [])
    #expect(result.graph.diagnostics == [])
  }

  @Test func withoutTheImportTheNamesMeanNothing() {
    expectMap(
      of: """
        import UIKit
        \(Self.builder)
        \(Self.scene("MainDelegate", "router().launch(from: window)"))
        """, "")
  }

  /// Sources of the library in the folder say themselves what its types do.
  @Test func typesThatTheInputDeclaresAreItsOwn() {
    expectMap(
      of: [
        "App.swift": """
        import RIBs
        import UIKit
        \(Self.builder)
        \(Self.scene("MainDelegate", "router().launch(from: window)"))
        """,
        "Library.swift": """
        class ViewableRouter {}
        class LaunchRouter { func launch(from window: UIWindow) {} }
        """,
      ], "")
  }

  /// A type of the app is its own, whatever a library calls one of its types.
  @Test func aTypeOfTheAppWithALibrarysName() {
    expectMap(
      of: [
        "App.swift": """
        import RIBs
        import UIKit
        \(Self.builder)
        \(Self.scene("MainDelegate", "router().launch(from: window)"))
        """,
        "Worker.swift": """
        final class Worker: UIViewController {
          @objc func rest() { present(Component(), animated: true) }
        }
        final class Component: UIViewController {}
        """,
      ],
      """
      MainDelegate -root-> PageController
      Worker -sheet-> Component
      """)
  }
}
