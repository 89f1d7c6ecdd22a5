import NavGraph
import NavTestSupport
import Testing

@Suite struct SnapshotJSONTests {
  /// Every field of the form, and fields that navviz does not know at every level.
  static let full = """
    {
      "format": "navviz.hierarchy",
      "version": 1,
      "roots": [
        {
          "class": "UITabBarController",
          "module": "UIKit",
          "name": "UITabBarController",
          "role": "tabBar",
          "relation": "root",
          "state": "appeared",
          "visible": true,
          "view": {
            "class": "UILayoutContainerView",
            "loaded": true,
            "inWindow": true,
            "alpha": 0.50
          },
          "window": {
            "key": true,
            "hidden": false,
            "level": 0,
            "screen": "main"
          },
          "scene": {
            "id": "A/1",
            "state": "foregroundActive",
            "x": []
          },
          "colour": {
            "b": 1,
            "a": [
              true,
              null
            ]
          },
          "children": [
            {
              "class": "Shop.Cart",
              "module": "Shop",
              "name": "Cart",
              "role": "other",
              "relation": "tab",
              "index": 0,
              "title": "Cart \\"now\\"",
              "selected": true,
              "visible": true,
              "address": "0x10"
            },
            {
              "class": "Shop.Login",
              "module": "Shop",
              "name": "Login",
              "role": "other",
              "relation": "presented",
              "style": "pageSheet",
              "state": "disappeared",
              "view": {
                "loaded": false
              }
            }
          ]
        }
      ],
      "app": "Shop"
    }

    """

  @Test func everythingIsKept() throws {
    let found = try snapshot(Self.full)
    #expect(found.json(addresses: true) == Self.full)
    #expect(found.nodes.count == 3)
    #expect(found.nodes[0].window?.isKey == true)
    #expect(found.nodes[1].title == "Cart \"now\"")
    #expect(found.extra == [JSONMember("app", "Shop")])
    let withoutAddress = found.json(addresses: false)
    #expect(!withoutAddress.contains("0x10"))
  }

  @Test func theShortestSnapshotIsEnough() throws {
    let found = try snapshot("{\"roots\": [{\"class\": \"Shop.Cart\"}]}")
    #expect(found.nodes[0].name == "Cart" && found.nodes[0].module == "Shop")
    #expect(found.nodes[0].isVisible)
  }

  @Test func faultsAreToldWithTheirPlace() throws {
    let cases = [
      ("{\"format\": \"navviz.hierarchy\", \"version\": 2, \"roots\": []}", "version 2 is newer"),
      // It was said that a class is missing.
      ("{\"version\": 2, \"roots\": [{\"name\": \"A\"}]}", "version 2 is newer"),
      ("{\"version\": \"2\", \"roots\": [{\"name\": \"A\"}]}", "\"version\" must be 1"),
      ("{\"roots\": [{\"name\": \"A\"}]}", "dump.txt:1:12: a controller without \"class\""),
      ("{\"roots\": {}}", "\"roots\" must be an array"),
      ("{\"roots\": [1]}", "a controller must be an object"),
      ("{\"roots\": [{\"class\": 1}]}", "\"class\" must be a string"),
      ("{\"roots\": [{\"class\": \"A\", \"index\": true}]}", "must be a whole number"),
      ("{\"roots\": [{\"class\": \"A\", \"visible\": 1}]}", "must be true or false"),
      ("{\"roots\": []}", "holds no controllers"),
      ("{\"format\": \"navviz.hierarchy\",\n \"roots\": [}", "dump.txt:2:12: not valid JSON"),
    ]
    for (text, message) in cases {
      let error = #expect(throws: NavError.self) { try snapshot(text) }
      #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
    }
  }

  @Test func theOrderOfMembersDoesNotMatter() throws {
    let text = """
      {"roots": [{"children": [{"children": null, "class": "B"}], "x": 1, "class": "A"}, {"class": "C"}],
       "app": "Shop", "version": 1, "format": "navviz.hierarchy"}
      """
    let found = try snapshot(text)
    #expect(found.nodes.map(\.name) == ["A", "B", "C"])
    #expect(found.nodes.map(\.parent) == [nil, 0, nil])
    #expect(found.nodes[0].extra == [JSONMember("x", 1)])
    #expect(found.extra == [JSONMember("app", "Shop")])
  }

  @Test func modalsAreWrittenLast() throws {
    var snapshot = HierarchySnapshot()
    let root = snapshot.append(ControllerNode("Root"))
    snapshot.append(ControllerNode("Modal", relation: .presented), to: root)
    snapshot.append(ControllerNode("Child", relation: .child), to: root)
    let again = try HierarchyReader.read(Array(snapshot.json(addresses: true).utf8), file: "x")
    #expect(again.nodes.map(\.name) == ["Root", "Child", "Modal"])
  }

  /// Random forests come back as they were.
  @Test func randomSnapshotsComeBack() throws {
    for seed in UInt64(1)...60 {
      var random = SeededGenerator(seed: seed)
      let original = Self.random(using: &random)
      let json = original.json(addresses: true)
      let again = try HierarchyReader.read(Array(json.utf8), file: "x")
      #expect(again.json(addresses: true) == json, "seed \(seed)")
      #expect(again.nodes.count == original.nodes.count)
    }
  }

  private static func random(using random: inout SeededGenerator) -> HierarchySnapshot {
    let classes = [
      "UINavigationController", "UITabBarController", "Shop.Cart", "A\"\\\u{1}é😀",
      "UIAlertController",
      "_TtGC7SwiftUI19UIHostingControllerV7Example11ContentView_",
    ]
    let relations: [ControllerRelation] = [.child, .stacked, .tab, .column, .presented]
    var snapshot = HierarchySnapshot()
    for count in 0..<Int.random(in: 1...40, using: &random) {
      let isRoot = count == 0 || Int.random(in: 0...9, using: &random) == 0
      var node = ControllerNode(
        classes.randomElement(using: &random) ?? "A",
        relation: isRoot ? .root : relations.randomElement(using: &random) ?? .child,
        index: Bool.random(using: &random) ? count : nil,
        title: Bool.random(using: &random) ? "T\n\u{202E}" : nil,
        state: Bool.random(using: &random) ? .appeared : .disappeared,
        address: Bool.random(using: &random) ? "0xabc" : nil,
        view: Bool.random(using: &random) ? .notLoaded : ControllerView("V", isInWindow: true))
      node.isVisible = Bool.random(using: &random)
      node.isSelected = Bool.random(using: &random)
      if isRoot { node.window = WindowFacts(isKey: true, level: 2_000.5) }
      let parent = isRoot ? nil : Int.random(in: 0..<count, using: &random)
      snapshot.append(node, to: parent)
    }
    // Tops are read from the structure.
    return (try? HierarchyReader.read(Array(snapshot.json(addresses: true).utf8), file: "x"))
      ?? snapshot
  }
}
