import NavGraph
import Testing

/// What a dump does not say and navviz works out.
@Suite struct HierarchyMarksTests {
  /// A tab bar of the app's own class is told from a stack by what it shows.
  @Test func rolesFollowFromWhatIsShown() throws {
    let found = try snapshot(
      """
      <Main 0xa>, state: appeared, view: <UILayoutContainerView 0x1>
         | <First 0xb>, state: appeared, view: <UIView 0x1>
         | <Second 0xc>, state: disappeared, view: (view not loaded)
      """)
    #expect(found.nodes[0].role == .tabBar)
    #expect(found.nodes.map(\.isSelected) == [false, true, false])
  }

  @Test func subclassesOfHostingControllersShowTheirView() throws {
    let view = "_TtGC7SwiftUI14_UIHostingViewV4Shop8CartView_"
    let found = try snapshot(
      """
      <Shop.CartHostingController 0xa>, state: appeared, view: <\(view): 0x1>
         | <Shop.Poppable 0xb>, state: appeared, view: <\(view) 0x1>
         | <Shop.Plain 0xc>, state: appeared, view: <UIView 0x1>
      """)
    #expect(found.nodes.map(\.name) == ["CartView", "CartView", "Plain"])
    #expect(found.nodes.map(\.role) == [.hosting, .hosting, .other])
    #expect(found.nodes[0].className == "Shop.CartHostingController")
  }

  @Test func onlyWhatIsInFrontIsVisible() throws {
    let found = try HierarchyFixture.snapshot("01-tabbar-two-navs-three-sheets.txt")
    #expect(found.nodes.indices.filter { found[$0].isVisible } == [0, 11, 12, 13])
    #expect(found.nodes.indices.filter { found[$0].isTop } == [5, 10])
    #expect(found.nodes.indices.filter { found[$0].isSelected } == [1])
  }

  @Test func aModalThatIsLeavingUncoversWhatIsBelow() throws {
    let found = try snapshot(
      """
      <Home 0xa>, state: appearing, view: <UIView 0x1>
         | <Part 0xb>, state: appearing, view: <UIView 0x1>
         + <Login 0xc>, state: disappearing, view: <UIView 0x1>
      """)
    #expect(found.nodes.map(\.isVisible) == [true, true, false])
  }

  @Test func withoutStatesNoTabIsGuessed() throws {
    let found = try HierarchyFixture.snapshot("16-chisel-old-dialect.txt")
    #expect(!found.nodes.contains { $0.isSelected })
    #expect(found.nodes.filter(\.isVisible).count == 1)
  }

  @Test func hiddenWindowsAreNotVisible() throws {
    let found = try snapshot(
      "{\"roots\": [{\"class\": \"A\", \"window\": {\"hidden\": true}}, {\"class\": \"B\"}]}")
    #expect(found.nodes.map(\.isVisible) == [false, true])
  }
}
