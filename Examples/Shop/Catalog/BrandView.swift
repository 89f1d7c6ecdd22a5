import SwiftUI

struct BrandView: View {
  let brand: Brand

  var body: some View {
    List(brand.products) { product in
      ProductTile(product: product)
    }
    .navigationTitle(brand.name)
    .toolbar {
      Link("Website", destination: URL(string: "https://shop.example/brands")!)
    }
  }
}
