import Testing

/// What an app adds to `UIViewController`, called in classes that inherit from it by another one of UIKit.
@Suite struct ControllerExtensionTests {
  @Test func extensionsWereNotFoundFromTablesAndTabBars() {
    expectMap(
      of: [
        "App.swift": """
        import UIKit
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options: UIScene.ConnectionOptions
          ) {
            window?.rootViewController = UINavigationController(
              rootViewController: BooksViewController())
          }
        }
        extension UIViewController {
          func open(_ page: UIViewController) {
            navigationController?.⟦a⟧pushViewController(page, animated: true)
          }
          func ask() { ⟦b⟧present(HelpViewController(), animated: true) }
        }
        class BooksViewController: UITableViewController {
          override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
            open(BookViewController())
          }
        }
        class BookViewController: UICollectionViewController {
          override func collectionView(
            _ view: UICollectionView, didSelectItemAt path: IndexPath
          ) { ask() }
        }
        class HelpViewController: UIViewController {}
        """
      ],
      """
      SceneDelegate -root-> BooksViewController
      BooksViewController -push-> BookViewController "select row" at a
      BookViewController -sheet-> HelpViewController "select item" at b
      """)
  }
}
