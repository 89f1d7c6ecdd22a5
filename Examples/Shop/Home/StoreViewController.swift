import UIKit

final class StoreViewController: UIViewController {
  private let store: Store
  private let callButton = UIButton(type: .system)

  init(store: Store) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
    title = store.name
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    callButton.setTitle("Call", for: .normal)
    callButton.addTarget(self, action: #selector(call), for: .touchUpInside)
    view.addSubview(callButton)
  }

  @objc private func call() {
    let alert = UIAlertController(
      title: "Call the store?", message: store.phone, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Call", style: .default) { [store] _ in
        UIApplication.shared.open(store.phoneURL)
      })
    present(alert, animated: true)
  }
}
