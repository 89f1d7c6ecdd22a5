import UIKit

final class CartViewController: UITableViewController {
  private let cart = Cart.shared
  private var checkout: CheckoutCoordinator?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Cart"
    navigationItem.leftBarButtonItem = editButtonItem
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Check out", style: .done, target: self, action: #selector(startCheckout))
  }

  @objc private func startCheckout() {
    guard let navigationController, !cart.items.isEmpty else { return }
    let checkout = CheckoutCoordinator(navigationController: navigationController)
    checkout.onFinish = { [weak self] in self?.checkout = nil }
    checkout.start()
    self.checkout = checkout
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    cart.items.count
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let route = AppRoute.product(id: cart.items[indexPath.row].product.id)
    navigationController?.pushViewController(route.makeViewController(), animated: true)
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    let alert = UIAlertController(
      title: "Remove from the cart?", message: nil, preferredStyle: .actionSheet)
    alert.addAction(
      UIAlertAction(title: "Remove", style: .destructive) { [cart] _ in
        cart.remove(at: indexPath.row)
      })
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    present(alert, animated: true)
  }
}
