import Testing

@Suite struct NoWayOutTrapTests {
  private func app(
    _ present: String, guide: String, members: String = "", home: String = "", rest: String = ""
  ) -> String {
    """
    @main struct DemoApp: App { var body: some Scene { WindowGroup { HomeScreen() } } }
    struct HomeScreen: View {
      @State private var isShown = false
      var body: some View { Button("Open") { isShown = true }.\(present) \(home) }
    }
    struct GuideScreen: View {
      \(members)
      var body: some View { \(guide) }
    }
    struct PageScreen: View {
      @Environment(\\.dismiss) var dismiss
      var body: some View { Button("Done") { dismiss() } }
    }
    \(rest)
    """
  }

  private let cover = "⟦a⟧fullScreenCover(isPresented: $isShown) { GuideScreen() }"
  private let sheet = "⟦a⟧sheet(isPresented: $isShown) { GuideScreen() }"

  @Test func aCoverThatNothingCloses() {
    expectTraps(
      "trap.no-way-out", in: app(cover, guide: "Text(\"Guide\")"), at: ["a"], severity: .warning)
  }

  @Test func aSheetCanBeSwipedAway() {
    expectTraps("trap.no-way-out", in: app(sheet, guide: "Text(\"Guide\")"), at: [])
  }

  @Test func aSheetThatCannot() {
    expectTraps(
      "trap.no-way-out", in: app(sheet, guide: "Text(\"Guide\").interactiveDismissDisabled()"),
      at: ["a"])
  }

  @Test func aSheetThatSometimesCannot() {
    expectTraps(
      "trap.no-way-out",
      in: app(sheet, guide: "Text(\"Guide\").interactiveDismissDisabled(isBusy)"), at: [])
  }

  @Test func itClosesItself() {
    expectTraps(
      "trap.no-way-out",
      in: app(
        cover, guide: "Button(\"Done\") { dismiss() }",
        members: "@Environment(\\.dismiss) var dismiss"),
      at: [])
  }

  @Test func aScreenInItClosesIt() {
    expectTraps(
      "trap.no-way-out",
      in: app(cover, guide: "NavigationStack { NavigationLink(\"Next\") { PageScreen() } }"), at: []
    )
  }

  @Test func whoPresentsClosesIt() {
    expectTraps(
      "trap.no-way-out",
      in: app(cover, guide: "Text(\"Guide\")", home: ".task { await load(); isShown = false }"),
      at: [])
  }

  @Test func itIsGivenTheBinding() {
    expectTraps(
      "trap.no-way-out",
      in: app(
        "fullScreenCover(isPresented: $isShown) { GuideScreen(isOpen: $isShown) }",
        guide: "Text(\"Guide\")", members: "@Binding var isOpen: Bool"), at: [])
  }

  @Test func aControllerTellsItsDelegate() {
    expectTraps(
      "trap.no-way-out",
      in: """
        protocol GuideDelegate: AnyObject { func guideIsDone() }
        final class HomeController: UIViewController {
          func open() {
            let guide = GuideController()
            guide.modalPresentationStyle = .fullScreen
            present(guide, animated: true)
          }
        }
        final class GuideController: UIViewController {
          weak var delegate: GuideDelegate?
          @objc func done() { delegate?.guideIsDone() }
        }
        """, at: [])
  }

  @Test func aControllerOverTheWholeScreen() {
    expectTraps(
      "trap.no-way-out",
      in: """
        final class HomeController: UIViewController {
          func open() {
            let guide = GuideController()
            guide.modalPresentationStyle = .fullScreen
            ⟦a⟧present(guide, animated: true)
          }
        }
        final class GuideController: UIViewController {
          override func viewDidLoad() { view.backgroundColor = .red }
        }
        """, at: ["a"])
  }

  @Test func aControllerThatClosesItself() {
    expectTraps(
      "trap.no-way-out",
      in: """
        final class HomeController: UIViewController {
          func open() {
            let guide = GuideController()
            guide.modalPresentationStyle = .fullScreen
            present(guide, animated: true)
          }
        }
        final class GuideController: UIViewController {
          @objc func done() { dismiss(animated: true) }
        }
        """, at: [])
  }
}
