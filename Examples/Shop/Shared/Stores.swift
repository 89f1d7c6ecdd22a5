import Combine
import Foundation

final class ProductStore: ObservableObject {
  static let shared = ProductStore()

  @Published var categories: [Category] = []
  @Published var brands: [Brand] = []
  @Published var filter = ProductFilter()

  func search(_ text: String) -> [Product] {
    categories.flatMap(\.products).filter { $0.name.localizedCaseInsensitiveContains(text) }
  }

  func add(_ review: Review) {}

  func report(_ review: Review) {}
}

struct CartItem {
  var product: Product
  var size: Size
}

final class Cart: ObservableObject {
  static let shared = Cart()

  @Published private(set) var items: [CartItem] = []

  func add(_ product: Product, size: Size) {
    items.append(CartItem(product: product, size: size))
  }

  func remove(at index: Int) {
    items.remove(at: index)
  }

  func placeOrder(to address: Address) async throws -> Order {
    defer { items = [] }
    return Order(id: UUID().uuidString)
  }
}

final class Account: ObservableObject {
  static let shared = Account()

  @Published private(set) var isSignedIn = false
  @Published private(set) var name = ""
  @Published private(set) var orders: [Order] = []
  private(set) var addresses: [Address] = []

  func signIn(email: String, password: String) {
    isSignedIn = true
  }

  func signUp(email: String) {
    isSignedIn = true
  }

  func signOut() {
    isSignedIn = false
  }

  func addCard(number: String) {}

  func returnOrder(_ id: String) {}
}
