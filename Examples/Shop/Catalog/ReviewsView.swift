import SwiftUI

struct ReviewsView: View {
  let product: Product
  @State private var reported: Review?

  var body: some View {
    List(product.reviews) { review in
      VStack(alignment: .leading) {
        RatingStars(value: review.stars)
        Text(review.text)
      }
      .swipeActions {
        Button("Report") { reported = review }
      }
    }
    .navigationTitle("Reviews")
    .alert("Report this review?", isPresented: .constant(reported != nil), presenting: reported) {
      review in
      Button("Report", role: .destructive) { ProductStore.shared.report(review) }
      Button("Cancel", role: .cancel) { reported = nil }
    }
  }
}

struct ReviewEditor: View {
  @State var review: Review
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      Stepper("\(review.stars) stars", value: $review.stars, in: 1...5)
      TextField("Your review", text: $review.text, axis: .vertical)
      Button("Send") {
        ProductStore.shared.add(review)
        dismiss()
      }
    }
  }
}
