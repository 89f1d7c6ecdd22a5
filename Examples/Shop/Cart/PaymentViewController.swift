import UIKit

protocol PaymentViewControllerDelegate: AnyObject {
  func paymentViewController(_ controller: PaymentViewController, didPlace order: Order)
}

final class PaymentViewController: UIViewController {
  weak var delegate: PaymentViewControllerDelegate?
  private let address: Address
  private let payButton = UIButton(configuration: .filled())

  init(address: Address) {
    self.address = address
    super.init(nibName: nil, bundle: nil)
    title = "Payment"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(payButton)
    payButton.setTitle("Pay", for: .normal)
    payButton.addTarget(self, action: #selector(pay), for: .touchUpInside)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "New card", style: .plain, target: self, action: #selector(addCard))
  }

  @objc private func addCard() {
    let card = UINavigationController(rootViewController: CardViewController())
    card.modalPresentationStyle = .formSheet
    present(card, animated: true)
  }

  @objc private func pay() {
    Task {
      do {
        let order = try await Cart.shared.placeOrder(to: address)
        delegate?.paymentViewController(self, didPlace: order)
      } catch {
        showFailure(error)
      }
    }
  }

  private func showFailure(_ error: Error) {
    let alert = UIAlertController(
      title: "Payment failed", message: error.localizedDescription, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}
