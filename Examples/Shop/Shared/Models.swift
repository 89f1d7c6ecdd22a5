import Foundation
import MapKit

struct Product: Identifiable, Hashable {
  let id: String
  var name: String
  var price: Decimal
  var rating = 0
  var image: URL?
  var photos: [URL] = []
  var sizes: [Size] = []
  var reviews: [Review] = []

  var url: URL { URL(string: "https://shop.example/product/\(id)")! }

  static func placeholder(_ id: String) -> Product {
    Product(id: id, name: "", price: 0)
  }
}

struct Size: Identifiable, Hashable {
  let id: String
  var name: String
}

struct Review: Identifiable, Hashable {
  var id = UUID()
  var product: String
  var stars = 5
  var text = ""

  init(of product: Product) {
    self.product = product.id
  }
}

struct Category: Identifiable, Hashable {
  let id: String
  var name: String
  var symbol: String
  var products: [Product] = []
}

struct Brand: Identifiable, Hashable {
  let id: String
  var name: String
  var products: [Product] = []
}

struct Campaign: Identifiable, Hashable {
  let id: String
  var title: String
  var text: String
  var image: URL?
}

struct ProductFilter {
  var inStock = false
  var highestPrice = 1_000.0
}

struct Address: Hashable {
  var street: String
  var city: String
}

struct Order: Identifiable, Hashable {
  let id: String
  var date = Date()
}

enum HelpTopic: String, CaseIterable, Identifiable {
  case delivery, returns, payment

  var id: Self { self }
  var title: String { rawValue.capitalized }
  var text: String { "All about \(rawValue)." }
}

final class Store: NSObject, MKAnnotation {
  let name: String
  let phone: String
  let coordinate: CLLocationCoordinate2D

  var phoneURL: URL { URL(string: "tel:\(phone)")! }

  init(name: String, phone: String, coordinate: CLLocationCoordinate2D) {
    self.name = name
    self.phone = phone
    self.coordinate = coordinate
  }
}
