import SwiftUI

struct SignInView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var email = ""
  @State private var password = ""
  @State private var isNew = false

  var body: some View {
    NavigationStack {
      Form {
        TextField("E-mail", text: $email)
        SecureField("Password", text: $password)
        Button("Sign in") {
          Account.shared.signIn(email: email, password: password)
          dismiss()
        }
        Button("I am new here") { isNew = true }
      }
      .navigationTitle("Sign in")
      .navigationDestination(isPresented: $isNew) {
        SignUpView()
      }
    }
  }
}

struct SignUpView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var email = ""

  var body: some View {
    Form {
      TextField("E-mail", text: $email)
      Button("Create account") {
        Account.shared.signUp(email: email)
        dismiss()
      }
    }
    .navigationTitle("New account")
  }
}
