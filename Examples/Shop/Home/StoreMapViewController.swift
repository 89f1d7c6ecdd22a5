import MapKit
import UIKit

final class StoreMapViewController: UIViewController, MKMapViewDelegate {
  private let map = MKMapView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Stores"
    view = map
    map.delegate = self
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .close, target: self, action: #selector(close))
  }

  func mapView(_ mapView: MKMapView, didSelect annotation: MKAnnotation) {
    guard let store = annotation as? Store else { return }
    let details = StoreViewController(store: store)
    details.modalPresentationStyle = .popover
    details.popoverPresentationController?.sourceView = mapView.view(for: annotation)
    present(details, animated: true)
  }

  @objc private func close() {
    dismiss(animated: true)
  }
}
