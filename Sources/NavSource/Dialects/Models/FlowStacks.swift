extension LibraryModel {
  /// Arrays of routes, which FlowStacks and TCACoordinators share: a route is a screen's value with the way
  /// in which it is shown. What the values of a path are shown as, `Routes.swift` says.
  ///
  /// Source: https://github.com/johnpatrickmorgan/FlowStacks, versions 0.2 to 0.8, and
  /// https://github.com/johnpatrickmorgan/TCACoordinators, versions 0.4 to 0.14.
  static let routes = LibraryModel(
    modules: ["FlowStacks", "TCACoordinators"], marks: ["Route", "RouteStyle"],
    source: """
      enum Route {
        case root(Any), push(Any), sheet(Any, Bool, Bool), cover(Any, Bool, Bool), back(Any)
        static func made(_ screen: Any, _ style: RouteStyle) -> Route {
          switch style {
          case .push: return Route.push(screen)
          case .sheet(let hasStack): return Route.sheet(screen, hasStack, false)
          case .cover(let hasStack): return Route.cover(screen, hasStack, false)
          }
        }
      }
      enum RouteStyle { case push, sheet(withNavigation: Bool), cover(withNavigation: Bool) }

      struct Routes {
        func push(_ screen: Any) { self.append(Route.push(screen)) }
        func presentSheet(
          _ screen: Any, withNavigation: Bool = false, embedInNavigationView: Bool = false,
          onDismiss: Any = none
        ) {
          self.append(Route.sheet(screen, withNavigation, embedInNavigationView))
        }
        func presentCover(
          _ screen: Any, withNavigation: Bool = false, embedInNavigationView: Bool = false,
          onDismiss: Any = none
        ) {
          self.append(Route.cover(screen, withNavigation, embedInNavigationView))
        }
        func goBack(_ count: Int = 1) { self.removeLast() }
        func pop(_ count: Int = 1) { self.removeLast() }
        func dismiss(count: Int = 1) { self.removeLast() }
        func goBackToRoot() { self.removeAll() }
        func popToRoot() { self.removeAll() }
        func popToCurrentNavigationRoot() { self.removeAll() }
        func dismissAll() { self.removeAll() }
        func goBackTo(_ screen: Any) { self.append(Route.back(screen)) }
        func popTo(_ screen: Any) { self.append(Route.back(screen)) }
        func goBackTo(where condition: (Any) -> Bool) { self.removeLast() }
        func goBackTo(id: Any) { self.append(Route.back(id)) }
        func goBackTo(index: Int) { self.removeLast() }
        func popTo(where condition: (Any) -> Bool) { self.removeLast() }
        func popTo(id: Any) { self.append(Route.back(id)) }
        func popTo(index: Int) { self.removeLast() }
      }
      """)

  /// FlowStacks: SwiftUI's stack, whose values may be shown as sheets and covers as well.
  ///
  /// Source: https://github.com/johnpatrickmorgan/FlowStacks, version 0.8; `Router` and `showing` of
  /// version 0.2.
  static let flowStacks = LibraryModel(
    modules: ["FlowStacks"], marks: ["FlowStack", "FlowNavigator"],
    source: """
      func FlowStack(
        withNavigation: Bool = false, navigationViewModifier: Any = none,
        @ViewBuilder root: () -> some View
      ) -> some View {
        NavigationStack { root() }
      }
      func FlowStack(
        _ routes: Any, withNavigation: Bool = false, navigationViewModifier: Any = none,
        @ViewBuilder root: () -> some View
      ) -> some View {
        NavigationStack(path: routes) { root() }
      }
      func Router(_ routes: Any, @ViewBuilder buildView: (Any, Int) -> some View) -> some View {
        NavigationStack(path: routes) {
          buildView(firstRoute(routes), 0)
        } destination: { screen in
          buildView(screen, 1)
        }
      }
      func FlowLink(
        value: Any, style: RouteStyle, @ViewBuilder label: () -> some View
      ) -> some View {
        NavigationLink(value: Route.made(value, style), label: label)
      }
      func FlowLink(_ title: String, value: Any, style: RouteStyle) -> some View {
        NavigationLink(title, value: Route.made(value, style))
      }
      extension View {
        func flowDestination(
          for type: Any, destination: (Any) -> some View
        ) -> some View {
          navigationDestination(for: type, destination: destination)
        }
        func flowDestination(
          isPresented: Binding<Bool>, style: RouteStyle, destination: () -> some View
        ) -> some View {
          switch style {
          case .push: navigationDestination(isPresented: isPresented, destination: destination)
          case .sheet: sheet(isPresented: isPresented, content: destination)
          case .cover: fullScreenCover(isPresented: isPresented, content: destination)
          }
        }
        func flowDestination(
          item: Binding<Any>, style: RouteStyle, destination: (Any) -> some View
        ) -> some View {
          switch style {
          case .push: navigationDestination(item: item, destination: destination)
          case .sheet: sheet(item: item, content: destination)
          case .cover: fullScreenCover(item: item, content: destination)
          }
        }
      }

      typealias FlowPathNavigator = FlowNavigator<AnyHashable>
      class FlowNavigator<Screen> {
        @Environment(\\.dismiss) var leave
        func push(_ screen: Any) { NavigationLink(value: Route.push(screen)) }
        func presentSheet(
          _ screen: Any, withNavigation: Bool = false, embedInNavigationView: Bool = false
        ) {
          NavigationLink(value: Route.sheet(screen, withNavigation, embedInNavigationView))
        }
        func presentCover(
          _ screen: Any, withNavigation: Bool = false, embedInNavigationView: Bool = false
        ) {
          NavigationLink(value: Route.cover(screen, withNavigation, embedInNavigationView))
        }
        func goBack(_ count: Int = 1) { leave() }
        func pop(_ count: Int = 1) { UINavigationController().popViewController(animated: true) }
        func dismiss(count: Int = 1) { leave() }
        func dismissAll() { leave() }
        func goBackToRoot() { UINavigationController().popToRootViewController(animated: true) }
        func popToRoot() { goBackToRoot() }
        func popToCurrentNavigationRoot() { goBackToRoot() }
        func goBackTo(_ screen: Any) { NavigationLink(value: Route.back(screen)) }
        func popTo(_ screen: Any) { goBackTo(screen) }
        func goBackTo(where condition: (Any) -> Bool) { pop() }
        func goBackTo(id: Any) { goBackTo(id) }
        func goBackTo(index: Int) { pop() }
        func goBackTo(type: Any) { pop() }
        func popTo(where condition: (Any) -> Bool) { pop() }
        func popTo(id: Any) { goBackTo(id) }
        func popTo(index: Int) { pop() }
        func popTo(type: Any) { pop() }
      }
      class FlowPath: FlowNavigator<AnyHashable> {
        func append(_ route: Route) { NavigationLink(value: route) }
        func removeLast(_ count: Int = 1) { leave() }
      }
      """)
}
