import UIKit

final class CardViewController: UIViewController {
  private let numberField = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New card"
    view.addSubview(numberField)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .save,
      primaryAction: UIAction { [weak self] _ in
        self?.save()
      })
  }

  private func save() {
    Account.shared.addCard(number: numberField.text ?? "")
    presentingViewController?.dismiss(animated: true)
  }
}
