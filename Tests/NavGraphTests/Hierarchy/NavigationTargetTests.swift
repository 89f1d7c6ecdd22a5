import NavGraph
import Testing

@Suite struct NavigationTargetTests {
  private func name(_ text: String) throws -> String? {
    let found = try snapshot(text)
    return found.navigationTarget().controller.map { found.nodes[$0].address ?? "" }
  }

  private func row(
    _ marks: String, _ name: String, _ address: String, _ state: String = "appeared",
    _ tail: String = ""
  ) -> String {
    "\(marks)<\(name) 0x\(address)>, state: \(state), view: <UIView 0x1>\(tail)\n"
  }

  @Test func theSelectedTabReceivesThePush() throws {
    let text =
      row("", "UITabBarController", "a")
      + row("   | ", "UINavigationController", "b", "disappeared", " not in the window")
      + row("   |    | ", "First", "c", "disappeared", " not in the window")
      + row("   | ", "UINavigationController", "d") + row("   |    | ", "Second", "e")
    #expect(try name(text) == "0xd")
    let target = try snapshot(text).navigationTarget()
    #expect(target.path == [0, 3])
    #expect(
      target.reasons == [
        "UITabBarController is the only root.",
        "UITabBarController: tab 2 of 2, UINavigationController, is selected.",
        "A push goes to UINavigationController, which holds 1 screen, on top Second.",
      ])
  }

  @Test func theModalOnTopComesFirst() throws {
    let text =
      row("", "UINavigationController", "a") + row("   | ", "Home", "b")
      + row("   + ", "UINavigationController", "c") + row("   |    | ", "Login", "d")
    #expect(try name(text) == "0xc")
    #expect(try snapshot(text).navigationTarget().isCovered == false)
  }

  @Test func aModalWithoutStackIsPassedOver() throws {
    let text =
      row("", "UINavigationController", "a") + row("   | ", "Home", "b")
      + row("   + ", "UIAlertController", "c")
    let target = try snapshot(text).navigationTarget()
    #expect(target.controller == 0)
    #expect(target.isCovered)
    #expect(target.reasons.contains { $0.contains("UIAlertController has no navigation") })
  }

  @Test func aModalThatIsLeavingDoesNotCount() throws {
    let text =
      row("", "UINavigationController", "a") + row("   | ", "Home", "b")
      + row("   + ", "UINavigationController", "c", "disappearing")
    #expect(try name(text) == "0xa")
  }

  @Test func modalsOfChildrenAreFound() throws {
    let text =
      row("", "UITabBarController", "a") + row("   | ", "UINavigationController", "b")
      + row("   |    | ", "Home", "c") + row("   |    |    + ", "UINavigationController", "d")
      + row("   |    |    |    | ", "Inner", "e")
    #expect(try name(text) == "0xd")
  }

  @Test func ofStacksInsideStacksTheInnermost() throws {
    let text =
      row("", "UINavigationController", "a") + row("   | ", "UISplitViewController", "b")
      + row("   |    | ", "UINavigationController", "c") + row("   |    |    | ", "Home", "d")
    #expect(try name(text) == "0xc")
  }

  @Test func theKeyWindowComesFirst() throws {
    var snapshot = HierarchySnapshot()
    for (name, isKey, isHidden) in [("A", false, false), ("B", true, false), ("C", true, true)] {
      var root = ControllerNode("UINavigationController", title: name)
      root.window = WindowFacts(isKey: isKey, isHidden: isHidden)
      snapshot.append(root)
    }
    #expect(snapshot.navigationTarget().controller == 1)
    var scenes = HierarchySnapshot()
    for state in ["background", "foregroundActive"] {
      var root = ControllerNode("UINavigationController")
      root.scene = SceneFacts(id: state, state: state)
      scenes.append(root)
    }
    #expect(scenes.navigationTarget().controller == 1)
  }

  @Test func theNextWindowIsTried() throws {
    let text = row("", "Plain", "a") + row("", "UINavigationController", "b")
    #expect(try name(text) == "0xb")
    #expect(try snapshot(row("", "Plain", "a")).navigationTarget().controller == nil)
    #expect(HierarchySnapshot().navigationTarget().controller == nil)
  }

  @Test func privateSwiftUIStacksCount() throws {
    let found = try HierarchyFixture.snapshot("21-swiftui-tabs-first-appearance.txt")
    let target = try #require(found.navigationTarget().controller)
    #expect(found.nodes[target].className.contains("StyleContextSplitViewNavigationController"))
  }
}
