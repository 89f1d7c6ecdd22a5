extension Program {
  private static let controllerRoles: NameTable<TypeRole> = [
    "UIViewController": .controller, "UITableViewController": .controller,
    "UICollectionViewController": .controller, "UIInputViewController": .controller,
    "UINavigationController": .navigationController, "UITabBarController": .tabBarController,
    "UISplitViewController": .splitController, "UIPageViewController": .pageController,
    "UIHostingController": .hostingController, "UIAlertController": .alertController,
    "GLKViewController": .controller, "AVPlayerViewController": .controller,
    "UISearchController": .controller, "NSViewController": .controller,
    "UIReferenceLibraryViewController": .controller,
    // Coordinators that drive one container each; see `Dialects`.
    "NavigationCoordinator": .navigationController, "TabBarCoordinator": .tabBarController,
    "SplitCoordinator": .splitController, "PageCoordinator": .pageController,
    "NavigationCoordinatable": .navigationController, "TabCoordinatable": .tabBarController,
  ]

  private static let protocolRoles: NameTable<TypeRole> = [
    "View": .view, "ViewModifier": .modifier, "App": .app, "Scene": .scene,
    "ToolbarContent": .view, "CustomizableToolbarContent": .view, "Commands": .view,
    "UIViewControllerRepresentable": .representable, "UIViewRepresentable": .representable,
    "NSViewRepresentable": .representable, "NSViewControllerRepresentable": .representable,
    "WKInterfaceObjectRepresentable": .representable,
    "UIApplicationDelegate": .delegate, "UIWindowSceneDelegate": .delegate,
    "UISceneDelegate": .delegate, "TabContent": .view,
  ]

  /// Whether a class is a controller of the framework, not one of a library whose name says so.
  static func isFrameworkController(_ name: String) -> Bool {
    name.hasPrefix("UI") && controllerRoles[name] != nil
  }

  /// Classes of windows; what they hold is their root.
  static let windows: Set = ["UIWindow", "NSWindow", "NSPanel"]

  /// The role that a framework type gives to what inherits from it.
  static func role(ofExternal name: String) -> TypeRole? {
    if let role = controllerRoles[name] ?? protocolRoles[name] { return role }
    // A base class of a library that is not part of the input.
    let endings: [(String, TypeRole)] = [
      ("NavigationController", .navigationController), ("TabBarController", .tabBarController),
      ("HostingController", .hostingController), ("SplitViewController", .splitController),
      ("PageViewController", .pageController), ("ViewController", .controller),
    ]
    return endings.first { name.hasSuffix($0.0) }?.1
  }

  func role(of type: TypeSymbol) -> TypeRole {
    if type.isExternal { return Self.role(ofExternal: type.name) ?? .other }
    for name in type.externalAncestors {
      if let role = Self.role(ofExternal: name) { return role }
    }
    return hasViewBody(type) ? .view : .other
  }

  /// A `body` that returns `some View` makes a view, whatever protocol asks for it.
  private func hasViewBody(_ type: TypeSymbol) -> Bool {
    guard type.kind == .struct || type.kind == .class else { return false }
    if type.properties["body"]?.fact.type.map(isSomeView) == true { return true }
    return (type.functions["body"] ?? []).contains { $0.fact.returns.map(isSomeView) == true }
  }

  private func isSomeView(_ type: TypeReference) -> Bool {
    if case .opaque(let inner) = type {
      inner.name == "View" || inner.name == "SwiftUI.View"
    } else {
      false
    }
  }
}
