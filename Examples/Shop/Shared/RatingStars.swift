import SwiftUI

struct RatingStars: View {
  let value: Int

  var body: some View {
    HStack(spacing: 2) {
      ForEach(1...5, id: \.self) { star in
        Image(systemName: star <= value ? "star.fill" : "star")
      }
    }
    .accessibilityLabel("\(value) of 5 stars")
  }
}
