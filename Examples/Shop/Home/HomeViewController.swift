import SwiftUI
import UIKit

/// Banners and recommendations, in a compositional layout.
final class HomeViewController: UIViewController {
  private enum Section { case campaigns, recommended }

  private lazy var collectionView = UICollectionView(
    frame: .zero,
    collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
  )
  private var campaigns: [Campaign] = []
  private var recommended: [Product] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Home"
    view.addSubview(collectionView)
    collectionView.delegate = self
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(barButtonSystemItem: .search, target: self, action: #selector(search)),
      UIBarButtonItem(
        title: "Stores", image: UIImage(systemName: "map"),
        primaryAction: UIAction { [weak self] _ in self?.showStores() }),
    ]
  }

  @objc private func search() {
    let search = SearchViewController()
    search.onSelect = { [weak self] product in
      self?.showProduct(product)
    }
    navigationController?.pushViewController(search, animated: true)
  }

  private func showStores() {
    let stores = UINavigationController(rootViewController: StoreMapViewController())
    stores.modalPresentationStyle = .pageSheet
    present(stores, animated: true)
  }

  private func showProduct(_ product: Product) {
    show(UIHostingController(rootView: ProductView(product: product)), sender: self)
  }
}

extension HomeViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    if indexPath.section == 0 {
      let campaign = CampaignView(campaign: campaigns[indexPath.item])
      let host = UIHostingController(rootView: campaign.tint(.orange))
      if let sheet = host.sheetPresentationController {
        sheet.detents = [.medium(), .large()]
        sheet.prefersGrabberVisible = true
      }
      present(host, animated: true)
    } else {
      showProduct(recommended[indexPath.item])
    }
  }
}
