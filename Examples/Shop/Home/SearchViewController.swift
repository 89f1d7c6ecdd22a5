import UIKit

final class SearchViewController: UITableViewController, UISearchResultsUpdating {
  var onSelect: ((Product) -> Void)?
  private var results: [Product] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Search"
    let controller = UISearchController(searchResultsController: nil)
    controller.searchResultsUpdater = self
    navigationItem.searchController = controller
  }

  func updateSearchResults(for searchController: UISearchController) {
    results = ProductStore.shared.search(searchController.searchBar.text ?? "")
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    results.count
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSelect?(results[indexPath.row])
  }
}
