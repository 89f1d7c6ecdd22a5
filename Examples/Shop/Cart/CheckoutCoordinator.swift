import SwiftUI
import UIKit

/// Leads from the cart through address and payment to the receipt.
final class CheckoutCoordinator {
  var onFinish: (() -> Void)?
  private let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let address = AddressViewController()
    address.delegate = self
    navigationController.pushViewController(address, animated: true)
  }

  private func showPayment(to address: Address) {
    let payment = PaymentViewController(address: address)
    payment.delegate = self
    navigationController.pushViewController(payment, animated: true)
  }

  private func showReceipt(for order: Order) {
    let receipt = UIHostingController(
      rootView: ReceiptView(order: order) { [weak self] in self?.finish() })
    receipt.isModalInPresentation = true
    navigationController.present(receipt, animated: true)
  }

  private func finish() {
    navigationController.dismiss(animated: true)
    navigationController.popToRootViewController(animated: true)
    onFinish?()
  }
}

extension CheckoutCoordinator: AddressViewControllerDelegate {
  func addressViewController(_ controller: AddressViewController, didChoose address: Address) {
    showPayment(to: address)
  }
}

extension CheckoutCoordinator: PaymentViewControllerDelegate {
  func paymentViewController(_ controller: PaymentViewController, didPlace order: Order) {
    showReceipt(for: order)
  }
}
