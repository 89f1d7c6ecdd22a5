import SwiftUI

struct OrderListView: View {
  @ObservedObject var account: Account

  var body: some View {
    List(account.orders) { order in
      OrderRow(order: order)
    }
    .navigationTitle("Orders")
  }
}

private struct OrderRow: View {
  let order: Order

  var body: some View {
    NavigationLink(destination: OrderView(orderID: order.id)) {
      HStack {
        Text(order.id)
        Spacer()
        Text(order.date, style: .date)
      }
    }
  }
}

struct OrderView: View {
  let orderID: String
  @State private var asksToReturn = false

  var body: some View {
    Form {
      Text("Order \(orderID)")
      Button("Return these items") { asksToReturn = true }
    }
    .navigationTitle("Order")
    .alert("Return all items?", isPresented: $asksToReturn) {
      Button("Return", role: .destructive) { Account.shared.returnOrder(orderID) }
      Button("Cancel", role: .cancel) {}
    }
  }
}
