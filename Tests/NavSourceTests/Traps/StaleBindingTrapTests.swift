import Testing

@Suite struct StaleBindingTrapTests {
  private func files(_ push: String, caller: String = "") -> [String: String] {
    [
      "Step.swift": """
      extension View {
        func step<Next: View>(when isOn: Binding<Bool>, @ViewBuilder next: @escaping () -> Next) -> some View {
          ⟦a⟧onChange(of: isOn.wrappedValue) { on in
            \(push)
          }
        }
      }
      final class PoppingHost<Content: View>: UIHostingController<Content> {
        let onPop: () -> Void
        init(rootView: Content, onPop: @escaping () -> Void) { self.onPop = onPop; super.init(rootView: rootView) }
      }
      """,
      "Screens.swift": """
      struct ShelfScreen: View {
        @State private var isBookShown = false
        var body: some View {
          Button("Book") { isBookShown = true }
            .step(when: $isBookShown) { BookScreen() }
            \(caller)
        }
      }
      struct BookScreen: View { var body: some View { Text("Book") } }
      """,
      "SceneDelegate.swift": sceneDelegate("ShelfScreen()"),
      "Stack.swift": "extension UIApplication { var topStack: UINavigationController? { nil } }",
    ]
  }

  @Test func nothingSetsTheFlagBack() {
    expectTraps(
      "trap.stale-binding",
      in: files(
        """
        guard on else { return }
        UIApplication.shared.topStack?.pushViewController(UIHostingController(rootView: next()), animated: true)
        """), at: ["a"], severity: .warning)
  }

  @Test func aPopHandlerSetsItBack() {
    expectTraps(
      "trap.stale-binding",
      in: files(
        """
        guard on else { return }
        let host = PoppingHost(rootView: next()) { isOn.wrappedValue = false }
        UIApplication.shared.topStack?.pushViewController(host, animated: true)
        """), at: [])
  }

  @Test func aCallerSetsItBackWhenItAppears() {
    expectTraps(
      "trap.stale-binding",
      in: files(
        "if on { UIApplication.shared.topStack?.pushViewController(UIHostingController(rootView: next()), animated: true) }",
        caller: ".onAppear { isBookShown = false }"), at: [])
  }

  @Test func aButtonDoesNotHelpWhoSwipes() {
    expectTraps(
      "trap.stale-binding",
      in: files(
        "if on { UIApplication.shared.topStack?.pushViewController(UIHostingController(rootView: next()), animated: true) }",
        caller: ".toolbar { Button(\"Close\") { isBookShown = false } }"), at: ["a"])
  }

  @Test func aModifierWithABinding() {
    expectTraps(
      "trap.stale-binding",
      in: [
        "Step.swift": """
        struct StepModifier<Next: View>: ViewModifier {
          @Binding var isOn: Bool
          let next: () -> Next
          func body(content: Content) -> some View {
            content.⟦a⟧onChange(of: isOn) { on in
              if on { UIApplication.shared.topStack?.pushViewController(UIHostingController(rootView: next()), animated: true) }
            }
          }
        }
        """,
        "Screens.swift": """
        struct ShelfScreen: View {
          @State private var isBookShown = false
          var body: some View {
            Button("Book") { isBookShown = true }
              .modifier(StepModifier(isOn: $isBookShown, next: { BookScreen() }))
          }
        }
        struct BookScreen: View { var body: some View { Text("Book") } }
        """,
        "SceneDelegate.swift": sceneDelegate("ShelfScreen()"),
        "Stack.swift": "extension UIApplication { var topStack: UINavigationController? { nil } }",
      ], at: ["a"])
  }

  @Test func whatIsNoFlagIsNotAskedAbout() {
    expectTraps(
      "trap.stale-binding",
      in: [
        "Screens.swift": """
        struct ShelfScreen: View {
          @State private var page = 1
          var body: some View {
            Button("Next") { page += 1 }.onChange(of: page) { _ in
              UIApplication.shared.topStack?.pushViewController(UIHostingController(rootView: BookScreen()), animated: true)
            }
          }
        }
        struct BookScreen: View { var body: some View { Text("Book") } }
        """,
        "SceneDelegate.swift": sceneDelegate("ShelfScreen()"),
        "Stack.swift": "extension UIApplication { var topStack: UINavigationController? { nil } }",
      ], at: [])
  }
}
