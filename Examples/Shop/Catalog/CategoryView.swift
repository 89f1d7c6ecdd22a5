import SwiftUI

struct CategoryView: View {
  let category: Category

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 160))]) {
        ForEach(category.products) { product in
          ProductTile(product: product)
        }
      }
    }
    .navigationTitle(category.name)
  }
}

/// A product in a grid; a tap opens it in the catalog's stack.
struct ProductTile: View {
  let product: Product

  var body: some View {
    NavigationLink(value: CatalogRoute.product(product)) {
      VStack(alignment: .leading) {
        AsyncImage(url: product.image)
        Text(product.name)
        Text(product.price, format: .currency(code: "EUR"))
      }
    }
    .contextMenu {
      ShareLink(item: product.url)
    }
  }
}
