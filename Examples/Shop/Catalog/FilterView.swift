import SwiftUI

struct FilterView: View {
  @Binding var filter: ProductFilter
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        Toggle("In stock", isOn: $filter.inStock)
        Slider(value: $filter.highestPrice, in: 0...1_000) { Text("Highest price") }
      }
      .navigationTitle("Filter")
      .toolbar {
        Button("Done") { dismiss() }
      }
    }
  }
}
