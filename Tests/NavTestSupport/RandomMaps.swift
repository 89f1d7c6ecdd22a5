public import NavGraph

extension NavigationGraph {
  /// A valid map with every field in use and text of every kind.
  public static func random(using generator: inout some RandomNumberGenerator) -> NavigationGraph {
    var maker = RandomMap(generator)
    defer { generator = maker.generator }
    return maker.graph()
  }
}

private struct RandomMap<Generator: RandomNumberGenerator> {
  var generator: Generator
  private static var samples: [String] {
    [
      "Home", "Item", "a b", "\"quoted\"", "back\\slash", "line\nbreak", "tab\t", "é", "日本",
      "👩‍👩‍👧", "שלום", "\u{1}", "</g>", "/", "A::B", "1Home",
    ]
  }

  init(_ generator: Generator) { self.generator = generator }

  private mutating func text() -> String {
    let count = Int.random(in: 1...3, using: &generator)
    return (0..<count).map { _ in Self.samples.randomElement(using: &generator) ?? "" }.joined()
  }

  private mutating func maybe<Value>(_ make: (inout Self) -> Value) -> Value? {
    Bool.random(using: &generator) ? make(&self) : nil
  }

  private mutating func place(column: Bool = true) -> InputLocation {
    var place = InputLocation(file: "App/\(text()).swift")
    place.line = maybe { Int.random(in: 1...999, using: &$0.generator) }
    if column { place.column = maybe { Int.random(in: 1...99, using: &$0.generator) } }
    return place
  }

  private mutating func extra() -> [JSONMember] {
    maybe { maker in
      [
        JSONMember("x-\(maker.text())", .number("1.50")),
        JSONMember("x-list", [.null, .bool(true), .string(maker.text())]),
      ]
    } ?? []
  }

  mutating func graph() -> NavigationGraph {
    let ids = (0..<Int.random(in: 1...12, using: &generator)).map { ScreenID("\(text())\($0)") }
    var graph = NavigationGraph(name: maybe { $0.text() })
    graph.entry = maybe { _ in Array(ids.prefix(1)) } ?? []
    graph.screens = ids.map { screen($0) }
    for _ in 0..<Int.random(in: 0...20, using: &generator) {
      graph.transitions.append(transition(ids))
    }
    if Bool.random(using: &generator) {
      let order = ids.shuffled(using: &generator).map { id in
        Tab(to: id, label: maybe { $0.text() }, icon: maybe { $0.text() }, extra: extra())
      }
      graph.tabs = [TabBar(container: ids[0], order: order, extra: extra())]
    }
    graph.diagnostics =
      maybe { maker in
        [Diagnostic(.note, id: "test.note", maker.text(), at: maker.place(), extra: maker.extra())]
      } ?? []
    graph.extra = extra()
    return graph.sorted()
  }

  private mutating func screen(_ id: ScreenID) -> Screen {
    Screen(
      id, title: maybe { $0.text() },
      kind: [.screen, .tabs, "unheard-of"].randomElement(using: &generator) ?? .screen,
      type: maybe { $0.text() }, module: maybe { $0.text() }, location: maybe { $0.place() },
      isHosted: Bool.random(using: &generator), group: maybe { $0.text() },
      image: maybe { $0.text() }, tags: maybe { [$0.text()] } ?? [], extra: extra())
  }

  private mutating func transition(_ ids: [ScreenID]) -> Transition {
    let ends = ids + [.previous, .root, .unknown, "alert:Sure?", "url:https://example.com"]
    var origins: [Origin] = []
    for _ in 0..<Int.random(in: 0...2, using: &generator) {
      origins.append(Origin(importer: "swift", location: place()))
    }
    return Transition(
      from: (ids + [.anywhere]).randomElement(using: &generator) ?? ids[0],
      to: ends.randomElement(using: &generator) ?? ids[0],
      kind: (TransitionKind.known + ["unheard-of"]).randomElement(using: &generator) ?? .push,
      trigger: maybe { $0.text() }, api: maybe { $0.text() }, via: maybe { [$0.text()] } ?? [],
      wraps: maybe { $0.text() }, condition: maybe { $0.text() },
      confidence: Confidence.allCases.randomElement(using: &generator) ?? .direct,
      origins: origins, extra: extra())
  }
}
