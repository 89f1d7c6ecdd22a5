import NavGraph
import Testing

@Suite struct FirstWindowTrapTests {
  private func function(_ body: String, rest: String = "") -> String {
    "func topController() -> UIViewController? {\n\(body)\n}\n\(rest)"
  }

  @Test(arguments: [
    "UIApplication.shared.⟦a⟧keyWindow?.rootViewController",
    "UIApplication.shared.windows.⟦a⟧first?.rootViewController",
    "(UIApplication.shared.connectedScenes.⟦a⟧first as? UIWindowScene)?.keyWindow?.rootViewController",
    "UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\\.windows).⟦a⟧first?.rootViewController",
    "UIApplication.shared.delegate?.window??.rootViewController?.children.⟦a⟧first",
    "UIApplication.shared.⟦a⟧windows[0].rootViewController",
    "UIApplication.shared.connectedScenes.⟦a⟧first { $0 is UIWindowScene }?.title",
  ])
  func theFirstOfSeveral(chain: String) {
    expectTraps("trap.first-window", in: function(chain), at: ["a"], severity: .note)
  }

  @Test func aCommentSaysToIgnoreIt() {
    let call = "return UIApplication.shared.windows.first?.rootViewController"
    expectTraps("trap.first-window", in: function("// navviz: ignore\n\(call)"), at: [])
    expectTraps("swift.unused-ignore", in: function("// navviz: ignore\n\(call)"), at: [])
    expectTraps(
      "swift.unused-ignore", in: function("⟦a⟧// navviz: ignore\nreturn nil"), at: ["a"])
  }

  @Test func aVariableOnTheWay() {
    expectTraps(
      "trap.first-window",
      in: function(
        """
        let scenes = UIApplication.shared.connectedScenes
        let scene = scenes.⟦a⟧first as? UIWindowScene
        return scene?.windows.first?.rootViewController
        """), at: ["a"])
  }

  @Test(arguments: [
    "UIApplication.shared.connectedScenes.first { $0.activationState == .foregroundActive }?.title",
    "UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\\.windows).first(where: \\.isKeyWindow)",
    "view.window?.windowScene?.windows.first",
    "view.window?.windowScene?.keyWindow",
    "stack.viewControllers.first",
    "books.windows.first",
  ])
  func whatWasLookedAt(chain: String) {
    expectTraps("trap.first-window", in: function(chain), at: [])
  }

  @Test func aFallback() {
    expectTraps(
      "trap.first-window",
      in: function(
        """
        let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        let scene = scenes.first { $0.activationState == .foregroundActive } ?? scenes.first
        return scene?.keyWindow?.rootViewController
        """), at: [])
  }

  @Test func aFallbackOnALineOfItsOwn() {
    expectTraps(
      "trap.first-window",
      in: function(
        """
        let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        if let active = scenes.first(where: { $0.activationState == .foregroundActive }) {
          return active.keyWindow?.rootViewController
        }
        return scenes.first?.keyWindow?.rootViewController
        """), at: [])
  }

  @Test func anAppWithSeveralWindowsIsWarned() {
    expectTraps(
      "trap.first-window",
      in: function(
        "UIApplication.shared.⟦a⟧keyWindow?.rootViewController",
        rest: """
          func more() {
            UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
          }
          """), at: ["a"], severity: .warning)
  }
}
