import Testing

@Suite struct CoveredObserverTrapTests {
  private func files(_ closure: String, style: String = "") -> [String: String] {
    [
      "Cover.swift": """
      extension View {
        func covering<Page: View>(_ isOn: Binding<Bool>, @ViewBuilder page: @escaping () -> Page) -> some View {
          onChange(of: isOn.wrappedValue) { on in
            let host = UIHostingController(rootView: page())
            \(style)
            \(closure)
          }
        }
      }
      """,
      "Screens.swift": """
      struct ShelfScreen: View {
        @State private var isShown = false
        var body: some View { Text("Shelf").covering($isShown) { BookScreen(isShown: $isShown) } }
      }
      struct BookScreen: View {
        @Binding var isShown: Bool
        var body: some View { Button("Close") { isShown = false } }
      }
      """,
      "SceneDelegate.swift": sceneDelegate("ShelfScreen()"),
      "Stack.swift": "extension UIApplication { var topStack: UINavigationController? { nil } }",
    ]
  }

  private let both =
    "if on { UIApplication.shared.topStack?.present(host, animated: true) } else { UIApplication.shared.topStack?.⟦a⟧dismiss(animated: true) }"

  @Test func aFullScreenModalCannotBeClosed() {
    expectTraps(
      "trap.covered-observer", in: files(both, style: "host.modalPresentationStyle = .fullScreen"),
      at: ["a"], severity: .warning)
  }

  @Test func aSheetLeavesTheViewThere() {
    expectTraps("trap.covered-observer", in: files(both), at: [])
  }

  @Test func soDoesAModalOverTheScreen() {
    expectTraps(
      "trap.covered-observer",
      in: files(both, style: "host.modalPresentationStyle = .overFullScreen"), at: [])
  }

  @Test func aPushedScreenCannotBePopped() {
    expectTraps(
      "trap.covered-observer",
      in: files(
        "if on { UIApplication.shared.topStack?.pushViewController(host, animated: true) } else { UIApplication.shared.topStack?.⟦a⟧popViewController(animated: true) }"
      ), at: ["a"])
  }

  @Test func aClosureThatIsHandedOnMayRunElsewhere() {
    expectTraps(
      "trap.covered-observer",
      in: files(
        """
        let watch = Watch(isOn) { stack.popViewController(animated: true) }
        UIApplication.shared.topStack?.pushViewController(host, animated: true)
        """), at: [])
  }

  @Test func openingAloneIsNoTrap() {
    expectTraps(
      "trap.covered-observer",
      in: files(
        "if on { UIApplication.shared.topStack?.present(host, animated: true) }",
        style: "host.modalPresentationStyle = .fullScreen"), at: [])
  }
}
