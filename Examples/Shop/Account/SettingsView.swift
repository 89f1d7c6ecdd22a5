import SwiftUI

struct SettingsView: View {
  @State private var confirmsSignOut = false

  var body: some View {
    Form {
      NavigationLink("Notifications") { NotificationSettingsView() }
      NavigationLink("About") { AboutView() }
      Section {
        Button("Sign out", role: .destructive) { confirmsSignOut = true }
      }
    }
    .navigationTitle("Settings")
    .confirmationDialog("Sign out?", isPresented: $confirmsSignOut, titleVisibility: .visible) {
      Button("Sign out", role: .destructive) { Account.shared.signOut() }
    }
  }
}

struct NotificationSettingsView: View {
  @AppStorage("offers") private var offers = false

  var body: some View {
    Form {
      Toggle("Offers", isOn: $offers)
    }
    .navigationTitle("Notifications")
  }
}

struct AboutView: View {
  @State private var showsTerms = false

  var body: some View {
    List {
      Text("Version 1.0")
      Button("Terms of use") { showsTerms = true }
    }
    .sheet(isPresented: $showsTerms) {
      SafariView(url: URL(string: "https://shop.example/terms")!)
    }
  }
}
