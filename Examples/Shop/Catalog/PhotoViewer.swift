import SwiftUI

struct PhotoViewer: View {
  let photos: [URL]
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack {
        ForEach(photos, id: \.self) { AsyncImage(url: $0) }
      }
    }
    .overlay(alignment: .topTrailing) {
      Button("Close", systemImage: "xmark") { dismiss() }
    }
  }
}
