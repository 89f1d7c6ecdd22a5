import UIKit

protocol AddressViewControllerDelegate: AnyObject {
  func addressViewController(_ controller: AddressViewController, didChoose address: Address)
}

final class AddressViewController: UITableViewController {
  weak var delegate: AddressViewControllerDelegate?
  private var addresses = Account.shared.addresses

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Delivery"
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.addressViewController(self, didChoose: addresses[indexPath.row])
  }
}
