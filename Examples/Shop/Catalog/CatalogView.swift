import SwiftUI

/// What the catalog's stack can show.
enum CatalogRoute: Hashable {
  case category(Category)
  case product(Product)
  case brand(Brand)
}

struct CatalogView: View {
  @StateObject private var store = ProductStore.shared
  @State private var path: [CatalogRoute] = []
  @State private var isFiltering = false

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Section("Categories") {
          ForEach(store.categories) { category in
            CategoryRow(category: category)
          }
        }
        Section("Brands") {
          ForEach(store.brands) { brand in
            Button(brand.name) { path.append(.brand(brand)) }
          }
        }
      }
      .navigationTitle("Catalog")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button("Filter", systemImage: "line.3.horizontal.decrease") { isFiltering = true }
        }
      }
      .sheet(isPresented: $isFiltering) {
        FilterView(filter: $store.filter)
          .presentationDetents([.medium])
      }
      .navigationDestination(for: CatalogRoute.self) { route in
        switch route {
        case .category(let category): CategoryView(category: category)
        case .product(let product): ProductView(product: product)
        case .brand(let brand): BrandView(brand: brand)
        }
      }
    }
  }
}

struct CategoryRow: View {
  let category: Category

  var body: some View {
    NavigationLink(value: CatalogRoute.category(category)) {
      Label(category.name, systemImage: category.symbol)
    }
  }
}

#Preview {
  CatalogView()
}
