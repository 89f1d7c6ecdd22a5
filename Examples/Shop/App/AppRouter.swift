import SwiftUI
import UIKit

/// Places that a notification or a link can open.
enum AppRoute: Hashable {
  case product(id: String)
  case order(id: String)

  init?(url: URL) {
    switch (url.host, url.pathComponents.last) {
    case ("product", let id?): self = .product(id: id)
    case ("order", let id?): self = .order(id: id)
    default: return nil
    }
  }

  func makeViewController() -> UIViewController {
    switch self {
    case .product(let id):
      return UIHostingController(rootView: ProductView(product: .placeholder(id)))
    case .order(let id):
      return UIHostingController(rootView: OrderView(orderID: id))
    }
  }
}

/// Opens routes in the tab that is selected now.
@MainActor
final class AppRouter {
  static let shared = AppRouter()

  weak var tabs: UITabBarController?

  func open(_ route: AppRoute) {
    let stack = tabs?.selectedViewController as? UINavigationController
    stack?.pushViewController(route.makeViewController(), animated: true)
  }
}
