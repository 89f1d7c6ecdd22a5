import SwiftUI

struct ProductView: View {
  let product: Product
  @EnvironmentObject private var cart: Cart
  @State private var editedReview: Review?
  @State private var showsPhotos = false
  @State private var showsSizes = false
  @State private var asksForSize = false

  var body: some View {
    ScrollView {
      AsyncImage(url: product.image)
        .onTapGesture { showsPhotos = true }
      Text(product.name).font(.title)
      ratings
      Button("Size guide") { showsSizes = true }
        .popover(isPresented: $showsSizes) { SizeGuideView() }
      Button("Add to cart", systemImage: "cart.badge.plus") { asksForSize = true }
        .buttonStyle(.borderedProminent)
    }
    .navigationTitle(product.name)
    .confirmationDialog("Which size?", isPresented: $asksForSize) {
      ForEach(product.sizes) { size in
        Button(size.name) { cart.add(product, size: size) }
      }
    }
    .sheet(item: $editedReview) { review in
      ReviewEditor(review: review)
    }
    .fullScreenCover(isPresented: $showsPhotos) {
      PhotoViewer(photos: product.photos)
    }
  }

  private var ratings: some View {
    HStack {
      RatingStars(value: product.rating)
      NavigationLink("\(product.reviews.count) reviews") {
        ReviewsView(product: product)
      }
      Button("Write a review") { editedReview = Review(of: product) }
    }
  }
}

struct SizeGuideView: View {
  var body: some View {
    Text("Measure around the widest part.")
      .padding()
  }
}
