import NavGraph
import NavTestSupport

/// Maps as DOT, hostile ones among them.
enum DOTSamples {
  private static let words = [
    "\"quoted\"", "C:\\new\\Root\\lib", "\\", "<b>x</b>", "<lambda>", "A & B", "&bogus;", "]]>",
    "a\nb",
    "👨‍👩‍👧", "飞雪连天", "الإعدادات", "\u{7}", "", "1Home", "tab:home", "A::B", "Graph", "node", "end", "-",
    "Foo<Bar>", String(repeating: "long \\ \"", count: 5000),
  ]

  static func texts() throws -> [(name: String, text: String)] {
    let hostile = NavigationGraph(
      name: words[0] + words[1], entry: [ScreenID(words[0])],
      screens: words.map { Screen(ScreenID($0), title: $0, group: $0) },
      transitions: words.indices.map { index in
        Transition(
          from: ScreenID(words[index]), to: ScreenID(words[(index + 1) % words.count]),
          kind: TransitionKind(rawValue: words[index]), trigger: words[index])
      } + words.map { Transition(from: "-", to: ScreenID("alert:\($0)"), kind: .alert) })
    let graphs: [(String, NavigationGraph)] =
      [("hostile", hostile), ("empty", NavigationGraph()), ("chain", .chain(300))]
      + (1...5).map { ("seed \($0)", .random(seed: UInt64($0), screens: 10 * $0)) }
      + [("large", .random(seed: 9, screens: 260))]
    return try graphs.map { name, graph in
      (name, try DOTRenderer(.standard).render(graph).text ?? "")
    }
  }
}
