import SwiftUI

struct ReceiptView: View {
  let order: Order
  let onClose: () -> Void

  var body: some View {
    VStack {
      Image(systemName: "checkmark.seal")
      Text("Thank you")
      Text("Order \(order.id)")
      Button("Back to the shop", action: onClose)
    }
  }
}
