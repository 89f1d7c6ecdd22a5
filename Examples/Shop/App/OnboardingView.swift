import SwiftUI

struct OnboardingView: View {
  let onFinish: () -> Void
  @State private var isSigningUp = false

  var body: some View {
    VStack(spacing: 24) {
      Image(systemName: "bag").font(.system(size: 72))
      Text("Welcome to Shop").font(.largeTitle)
      Text("Things worth having, brought to your door.")
      Spacer()
      Button("Create an account") { isSigningUp = true }
        .buttonStyle(.borderedProminent)
      Button("Look around first", action: onFinish)
    }
    .padding()
    .sheet(isPresented: $isSigningUp, onDismiss: onFinish) {
      NavigationStack { SignUpView() }
    }
  }
}

#Preview {
  OnboardingView {}
}
