import SwiftUI

struct AccountView: View {
  @StateObject private var account = Account.shared
  @State private var showsOrders = false
  @State private var showsHelp = false
  @State private var isSigningIn = false

  var body: some View {
    List {
      if account.isSignedIn {
        Text("Hello, \(account.name)")
        Button("Orders") { showsOrders = true }
      } else {
        Button("Sign in") { isSigningIn = true }
      }
      Button("Help") { showsHelp = true }
    }
    .navigationTitle("Account")
    .toolbar {
      NavigationLink {
        SettingsView()
      } label: {
        Image(systemName: "gearshape")
      }
    }
    .pushes(isPresented: $showsOrders) {
      OrderListView(account: account)
    }
    .presents(isPresented: $showsHelp) {
      HelpView()
    }
    .sheet(isPresented: $isSigningIn) {
      SignInView()
    }
  }
}
