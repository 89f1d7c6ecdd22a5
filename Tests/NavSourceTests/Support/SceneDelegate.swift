/// A scene delegate that hosts a view, in a stack or not.
func sceneDelegate(_ view: String, isStack: Bool = true) -> String {
  let host = "UIHostingController(rootView: \(view))"
  let root = isStack ? "UINavigationController(rootViewController: \(host))" : host
  return """
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = \(root)
      }
    }
    """
}
