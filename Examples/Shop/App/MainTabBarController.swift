import SwiftUI
import UIKit

/// The four tabs, and the welcome that covers them on the first start.
final class MainTabBarController: UITabBarController {
  private let defaults = UserDefaults.standard

  override func viewDidLoad() {
    super.viewDidLoad()

    let home = UINavigationController(rootViewController: HomeViewController())
    home.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 0)

    let catalog = UIHostingController(rootView: CatalogView())
    catalog.tabBarItem = UITabBarItem(
      title: "Catalog", image: UIImage(systemName: "square.grid.2x2"), tag: 1)

    let cart = UINavigationController(rootViewController: CartViewController())
    cart.tabBarItem = UITabBarItem(title: "Cart", image: UIImage(systemName: "cart"), tag: 2)

    let account = UINavigationController(
      rootViewController: UIHostingController(rootView: AccountView()))
    account.tabBarItem = UITabBarItem(
      title: "Account", image: UIImage(systemName: "person.crop.circle"), tag: 3)

    viewControllers = [home, catalog, cart, account]
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if !defaults.bool(forKey: "welcomed") {
      showOnboarding()
    }
  }

  private func showOnboarding() {
    let onboarding = UIHostingController(
      rootView: OnboardingView { [weak self] in
        self?.defaults.set(true, forKey: "welcomed")
        self?.dismiss(animated: true)
      })
    onboarding.modalPresentationStyle = .fullScreen
    present(onboarding, animated: true)
  }
}
