import Testing

@testable import NavGraph

@Suite struct ControllerClassTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var dumped: String
    var name: String
    var module: String?
    var role: ControllerRole
    var isWrapper = false

    var testDescription: String { dumped }
  }

  static let cases = [
    Case(dumped: "UITabBarController", name: "UITabBarController", module: "UIKit", role: .tabBar),
    Case(dumped: "ViewController", name: "ViewController", module: nil, role: .other),
    Case(
      dumped: "Shop.CartViewController", name: "CartViewController", module: "Shop", role: .other),
    Case(dumped: "Shop.Outer.Inner", name: "Outer.Inner", module: "Shop", role: .other),
    Case(
      dumped: "Shop.MainNavigationController", name: "MainNavigationController", module: "Shop",
      role: .navigation),
    Case(dumped: "NSKVONotifying_Shop.Cart", name: "Cart", module: "Shop", role: .other),
    Case(
      dumped: "HomePageViewController", name: "HomePageViewController", module: nil, role: .other),
    Case(
      dumped: "_TtC4ShopP33_A6F5C3F1AE8D7AF0D7F0C7E8FBC4B97113PrivateScreen",
      name: "PrivateScreen", module: "Shop", role: .other),
    Case(
      dumped: "_TtGC7SwiftUI19UIHostingControllerV7Example11ContentView_", name: "ContentView",
      module: "Example", role: .hosting),
    Case(
      dumped: "_TtGC7SwiftUI19UIHostingControllerGVS_15ModifiedContentVVS_22_VariadicView_Children7"
        + "ElementVS_24NavigationColumnModifier__",
      name: "Element", module: "SwiftUI", role: .hosting, isWrapper: true),
    // It was shown as a type of the app.
    Case(
      dumped: "_TtGC7SwiftUI19UIHostingControllerVVS_7TabItem8RootView_",
      name: "SwiftUI tab", module: "SwiftUI", role: .hosting, isWrapper: true),
    // Without modules, as `swift demangle -simplified` prints it, it was all of the wrapper.
    Case(
      dumped: "UIHostingController<AnyView>", name: "SwiftUI view", module: "UIKit",
      role: .hosting, isWrapper: true),
    Case(
      dumped: "UIHostingController<ModifiedContent<Element, NavigationColumnModifier>>",
      name: "Element", module: nil, role: .hosting),
    Case(
      dumped: "_TtGC7SwiftUI29PresentationHostingControllerVS_7AnyView_",
      name: "SwiftUI presentation", module: "SwiftUI", role: .hosting, isWrapper: true),
    Case(
      dumped: "SwiftUI.NavigationStackHostingController<SwiftUI.AnyView>",
      name: "SwiftUI stack entry", module: "SwiftUI", role: .hosting, isWrapper: true),
    Case(
      dumped: "SwiftUI.TabHostingController", name: "SwiftUI tab", module: "SwiftUI",
      role: .hosting, isWrapper: true),
    Case(
      dumped: "SwiftUI.UIHostingController<SwiftUI.ModifiedContent<Shop.Cart, Shop.Theme>>",
      name: "Cart", module: "Shop", role: .hosting),
    Case(
      dumped: "SwiftUI.UIHostingController<SwiftUI.TupleView<(Shop.Header, Shop.List)>>",
      name: "SwiftUI view", module: "SwiftUI", role: .hosting, isWrapper: true),
    Case(
      dumped: "SwiftUI.UIHostingController<SwiftUI._ConditionalContent<Shop.Login, Shop.Home>>",
      name: "Login or Home", module: "Shop", role: .hosting),
    Case(
      dumped: "_TtGC4Shop21MyHostingControllerV4S_4Cart_",
      name: "_TtGC4Shop21MyHostingControllerV4S_4Cart_", module: nil, role: .other),
    Case(
      dumped: "_TtGC4Shop19MyHostingControllerVS_4Cart_", name: "Cart", module: "Shop",
      role: .hosting),
    Case(
      dumped: "_TtGC4Shop19MyHostingControllerV7SwiftUI7AnyView_", name: "MyHostingController",
      module: "Shop", role: .hosting, isWrapper: true),
    Case(
      dumped: "Shop.CartHostingController", name: "CartHostingController", module: "Shop",
      role: .hosting),
    Case(
      dumped: "_TtGC7SwiftUI41StyleContextSplitViewNavigationControllerVS_19SidebarStyleContext_",
      name: "SwiftUI navigation", module: "SwiftUI", role: .navigation),
    Case(dumped: "UIAlertController", name: "UIAlertController", module: "UIKit", role: .alert),
    Case(
      dumped: "SFSafariViewController", name: "SFSafariViewController", module: nil, role: .system),
    Case(dumped: "画面.注文", name: "注文", module: "画面", role: .other),
  ]

  @Test(arguments: cases)
  func namesAreForPeople(_ expected: Case) {
    let found = ControllerClass(expected.dumped)
    #expect(found.className == expected.dumped)
    #expect(found.name == expected.name)
    #expect(found.module == expected.module)
    #expect(found.role == expected.role)
    #expect(found.isWrapper == expected.isWrapper)
  }
}
