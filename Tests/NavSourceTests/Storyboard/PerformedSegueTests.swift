import NavGraph
import NavSource
import Testing

/// Segues that code performs.
@Suite struct PerformedSegueTests {
  /// A list with a segue of its own to a page.
  private static let main = storyboard(
    initial: "list",
    scene(
      "list", "viewController", "customClass=\"ListPage\"",
      connections(segue("show", to: "page", "identifier=\"open\"")))
      + scene("page", "viewController", "customClass=\"ItemPage\""))

  private static let pages = "import UIKit\nclass ItemPage: UIViewController {}\n"

  private func expect(
    _ members: String, rest: String = "", _ expected: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    expectMap(
      of: [
        "Main.storyboard": Self.main,
        "App.swift": Self.pages + "class ListPage: UIViewController {\n\(members)\n}\n" + rest,
      ], expected, sourceLocation: sourceLocation)
  }

  @Test func aCallAndItsSegueAreOneTransition() {
    let graph = SwiftSourceImporter(ImportOptions()).graph(
      from: InMemoryFiles([
        "Main.storyboard": Self.main,
        "App.swift": Self.pages + """
          class ListPage: UIViewController {
            @IBAction func more(_ sender: UIButton) {
              performSegue(withIdentifier: "open", sender: sender)
            }
          }
          """,
      ])
    ).graph
    let found = graph.transitions.filter { $0.to == "ItemPage" }
    #expect(found.count == 1)
    #expect(found.first?.kind == .push)
    #expect(found.first?.api == "segue show")
    #expect(found.first?.origins.map(\.location.file) == ["App.swift", "Main.storyboard"])
    #expect(graph.diagnostics.isEmpty)
  }

  /// Members of the list, and what else they need.
  static let forms: [(members: String, rest: String)] = [
    ("func go() { ⟦a⟧performSegue(withIdentifier: \"open\", sender: nil) }", ""),
    ("func go() { self.⟦a⟧performSegue(withIdentifier: \"open\", sender: nil) }", ""),
    ("func go() { ⟦a⟧performSegueWithIdentifier(\"open\", sender: nil) }", ""),
    (
      """
      private let name = "open"
      func go() { ⟦a⟧performSegue(withIdentifier: name, sender: nil) }
      """, ""
    ),
    (
      "func go() { ⟦a⟧performSegue(withIdentifier: Segues.open, sender: nil) }",
      "enum Segues { static let open = \"open\" }"
    ),
    (
      "func go() { ⟦a⟧performSegue(withIdentifier: Segues.open, sender: nil) }",
      "struct Segues { static var open: String { return \"open\" } }"
    ),
    (
      "func go() { ⟦a⟧performSegue(withIdentifier: Segue.item.rawValue, sender: nil) }",
      "enum Segue: String { case item = \"open\", help }"
    ),
    (
      "func go() { ⟦a⟧performSegue(withIdentifier: Segue.open.rawValue, sender: nil) }",
      "enum Segue: String { case open }"
    ),
    (
      "func go() { perform(.item) }",
      """
      enum Segue: String { case item = "open" }
      extension UIViewController {
        func perform(_ segue: Segue) {
          ⟦a⟧performSegue(withIdentifier: segue.rawValue, sender: self)
        }
      }
      """
    ),
    (
      "func go() { performSegue(.item) }",
      """
      enum Segue: String { case item = "open" }
      extension UIViewController {
        func performSegue(_ segue: Segue) {
          self.⟦a⟧performSegue(withIdentifier: segue.rawValue, sender: self)
        }
      }
      """
    ),
    (
      "func go() { follow(\"open\") }",
      """
      extension ListPage {
        func follow(_ name: String) {
          ⟦a⟧performSegue(withIdentifier: name, sender: self)
        }
      }
      """
    ),
    (
      """
      func go() {
        load { [weak self] in
          guard let me = self else { return }
          me.⟦a⟧performSegue(withIdentifier: "open", sender: nil)
        }
      }
      """, "func load(_ done: @escaping () -> Void) { done() }"
    ),
    (
      """
      enum Segue: String { case open }
      func go() { perform(.open) }
      """,
      """
      protocol Performer { associatedtype Segue: RawRepresentable }
      extension Performer where Self: UIViewController, Segue.RawValue == String {
        func perform(_ segue: Segue) {
          ⟦a⟧performSegue(withIdentifier: segue.rawValue, sender: self)
        }
      }
      extension ListPage: Performer {}
      """
    ),
  ]

  @Test(arguments: forms.indices)
  func theIdentifierIsRead(form: Int) {
    expect(
      Self.forms[form].members, rest: Self.forms[form].rest, "ListPage -push-> ItemPage at a")
  }

  @Test func bothBranchesOfAChoice() {
    expectMap(
      of: [
        "Main.storyboard": storyboard(
          initial: "list",
          scene(
            "list", "viewController", "customClass=\"ListPage\"",
            connections(
              segue("show", to: "page", "identifier=\"open\""),
              segue("presentation", to: "help", "identifier=\"help\"")))
            + scene("page", "viewController", "customClass=\"ItemPage\"")
            + scene("help", "viewController", "storyboardIdentifier=\"Help\"")),
        "App.swift": Self.pages + """
          class ListPage: UIViewController {
            func go(isNew: Bool) {
              let name = isNew ? "help" : "open"
              ⟦a⟧performSegue(withIdentifier: name, sender: nil)
            }
          }
          """,
      ],
      """
      ListPage -push-> ItemPage at a
      ListPage -sheet-> Help at a
      """)
  }

  @Test func whatABaseClassPerforms() {
    expectMap(
      of: [
        "Main.storyboard": Self.main,
        "App.swift": Self.pages + """
          class BasePage: UIViewController {
            func go() { ⟦a⟧performSegue(withIdentifier: "open", sender: nil) }
          }
          class ListPage: BasePage {}
          """,
      ], "ListPage -push-> ItemPage at a")
  }

  @Test func aSegueOfAnotherScreen() {
    expect(
      "",
      rest: """
        class OtherPage: UIViewController {
          func go() { ⟦a⟧performSegue(withIdentifier: "open", sender: nil) }
        }
        """,
      """
      ListPage -push-> ItemPage "open"
      storyboard.unperformed-segue
      storyboard.unknown-segue at a
      """)
  }

  @Test func aScreenThatIsNotKnownPerformsWhatOnlyOneHas() {
    expect(
      "",
      rest: """
        class Flow {
          weak var page: UIViewController?
          func go() { page?.⟦a⟧performSegue(withIdentifier: "open", sender: nil) }
        }
        """, "ListPage -push-> ItemPage at a")
    expect(
      "",
      rest: """
        protocol Host: UIViewController {}
        class Flow {
          func go(_ host: UIViewController & Host) {
            host.⟦a⟧performSegue(withIdentifier: "open", sender: nil)
          }
        }
        """, "ListPage -push-> ItemPage at a")
  }

  @Test func aWayBackThatCodePerforms() {
    expectMap(
      of: [
        "Main.storyboard": storyboard(
          initial: "form",
          scene(
            "form", "viewController", "customClass=\"FormPage\"",
            connections(
              "<segue kind=\"unwind\" destination=\"out\" identifier=\"done\" "
                + "unwindAction=\"close:\" id=\"u\"/>"),
            dock: "<exit id=\"out\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>")
            + scene("list", "viewController", "customClass=\"ListPage\" storyboardIdentifier=\"l\"")
        ),
        "App.swift": """
        import UIKit
        class ListPage: UIViewController {
          @IBAction func close(_ segue: UIStoryboardSegue) {}
        }
        class FormPage: UIViewController {
          func save() { ⟦a⟧performSegue(withIdentifier: "done", sender: nil) }
        }
        """,
      ], "FormPage -unwind-> ListPage at a")
  }

  @Test func aSegueThatNothingPerformsIsKeptAndTold() {
    expect(
      "",
      """
      ListPage -push-> ItemPage "open"
      storyboard.unperformed-segue
      """)
  }

  @Test func anIdentifierThatIsComputedTellsNothingOfTheOthers() {
    expect(
      "func go(_ name: String) { ⟦a⟧performSegue(withIdentifier: name, sender: nil) }",
      """
      ListPage -push-> ItemPage "open"
      unresolved at a
      """)
  }

  /// The overload was thought to call itself.
  @Test func anOverloadWithTheLabelsOfUIKit() {
    for home in ["class ListPage: UIViewController {", "extension ListPage {"] {
      let isExtension = home.hasPrefix("extension")
      expectMap(
        of: [
          "Main.storyboard": Self.main,
          "App.swift": Self.pages + """
            \(isExtension ? "class ListPage: UIViewController {}" : "")
            \(home)
              enum Segue: String { case open }
              func performSegue(withIdentifier segue: Segue, sender: Any?) {
                performSegue(withIdentifier: segue.rawValue, sender: sender)
              }
              @objc func go() { performSegue(withIdentifier: .open, sender: nil) }
            }
            """,
        ],
        #"ListPage -push-> ItemPage "go""#)
    }
  }

  @Test func anIdentifierWithAKnownBeginning() {
    expectMap(
      of: [
        "Main.storyboard": storyboard(
          initial: "list",
          scene(
            "list", "viewController", "customClass=\"ListPage\"",
            connections(
              segue("show", to: "red", "identifier=\"show-red\"")
                + segue("show", to: "blue", "identifier=\"show-blue\"")
                + segue("show", to: "plain", "identifier=\"show-\"")))
            + scene(
              "red", "viewController", "customClass=\"RedPage\"",
              connections(segue("show", to: "blue", "identifier=\"show-next\"")))
            + scene("blue", "viewController", "customClass=\"BluePage\"")
            + scene("plain", "viewController", "customClass=\"PlainPage\"")),
        "App.swift": """
        import UIKit
        class RedPage: UIViewController {}
        class BluePage: UIViewController {}
        class PlainPage: UIViewController {}
        class ListPage: UIViewController {
          @objc func choose(_ name: String) {
            performSegue(withIdentifier: "show-\\(name)", sender: nil)
          }
        }
        """,
      ],
      """
      ListPage -push-> BluePage "choose"
      ListPage -push-> PlainPage "show-"
      ListPage -push-> RedPage "choose"
      RedPage -push-> BluePage "show-next"
      storyboard.unperformed-segue
      storyboard.unperformed-segue
      """)
  }

  @Test func anIdentifierThatNoStoryboardHas() {
    expect(
      """
      func go() {
        ⟦a⟧performSegue(withIdentifier: "opne", sender: nil)
        performSegue(withIdentifier: "open", sender: nil)
      }
      """,
      """
      ListPage -push-> ItemPage
      storyboard.unknown-segue at a
      """)
  }

  @Test func aCallThatACommentSaysToIgnore() {
    expect(
      """
      func go() {
        // navviz: ignore
        performSegue(withIdentifier: "opne", sender: nil)
        performSegue(withIdentifier: "open", sender: nil)
      }
      """,
      "ListPage -push-> ItemPage")
  }
}
