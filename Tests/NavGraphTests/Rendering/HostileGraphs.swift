import NavGraph

/// Maps made of what breaks tools of this kind.
enum HostileGraphs {
  static let titles = [
    "\"quoted\" 'text'", "C:\\new\\Root\\lib", "\\", "<b>bold</b>", "<lambda> <map>",
    "A & B &amp; C",
    "two\nlines\r\nand\ttab", "]]>", "-->", "<!-- x", "👨‍👩‍👧 Family 🛒", "飞雪连天射白鹿，笑书神侠倚碧鸳",
    "الإعدادات", "\u{202E}gnp.exe", "bell \u{7} and \u{0} and \u{FFFE}", "\u{1B}[31mred",
    String(repeating: "VeryLongScreenName", count: 1200), "", " ", "\u{301}", "${HOME} `x` %s {0}",
    "{a|b|<c>}", "javascript:alert(1)",
  ]

  static let ids = [
    "1Home", "2FA", "tab:home", "A::B", "Graph", "end", "node", "subgraph", "-", "->", "a b",
    "<lambda>",
    "Foo<Bar<Baz>>", "UIHostingController<ModifiedContent<A, B>>", "\"", "\\", "a\nb", "@odd", "🛒",
    "click", "style", "%%", "#1", ";", "[x]", "(y)", "{z}", "", "Type@File", "Outer.Inner.Main",
    String(repeating: "i", count: 20_000), String(repeating: "i", count: 20_001),
  ]

  /// Every title, as title, trigger, group, tab label and file.
  static let titled = NavigationGraph(
    name: titles.prefix(16).joined(separator: " "), entry: ["S0"],
    screens: titles.enumerated().map { number, title in
      Screen(
        ScreenID("S\(number)"), title: title, kind: ScreenKind(rawValue: title),
        location: InputLocation(file: "App/\(title).swift", line: 1), group: title,
        tags: [title])
    },
    transitions: titles.enumerated().map { number, title in
      Transition(
        from: "S0", to: ScreenID("S\(number)"), kind: TransitionKind(rawValue: title),
        trigger: title, condition: title)
    } + titles.map { Transition(from: "S1", to: ScreenID("alert:\($0)"), kind: .alert) },
    tabs: [TabBar(container: "S0", order: titles.map { Tab(to: "S2", label: $0) })])

  /// Every id, in a ring and towards itself.
  static let named = NavigationGraph(
    name: "ids", entry: [ScreenID(ids[0])], screens: ids.map { Screen(ScreenID($0)) },
    transitions: ids.indices.map { index in
      Transition(
        from: ScreenID(ids[index]), to: ScreenID(ids[(index + 1) % ids.count]), kind: .push)
    } + ids.map { Transition(from: ScreenID($0), to: ScreenID($0), kind: .sheet) })

  static let all: [(name: String, graph: NavigationGraph)] = [
    ("empty", NavigationGraph()),
    ("named but empty", NavigationGraph(name: "<Empty> & \"co\"")),
    (
      "self loop",
      NavigationGraph(
        entry: ["A"], screens: [Screen("A")],
        transitions: [Transition(from: "A", to: "A", kind: .push)])
    ),
    (
      "cycle",
      NavigationGraph(
        screens: [Screen("A"), Screen("B"), Screen("C")],
        transitions: [("A", "B"), ("B", "C"), ("C", "A")].map {
          Transition(from: ScreenID($0.0), to: ScreenID($0.1), kind: .push)
        })
    ),
    (
      "unknown ends",
      NavigationGraph(
        entry: ["Nowhere", "A"], screens: [Screen("A"), Screen("A", title: "Twin")],
        transitions: [
          Transition(from: "A", to: "Missing", kind: "warp"),
          Transition(from: "Gone", to: "A", kind: .push),
          Transition(from: .anywhere, to: "A", kind: .sheet),
          Transition(from: .anywhere, to: "url:https://example.com", kind: .link),
          Transition(from: "A", to: .itself, kind: .push),
          Transition(from: "A", to: .previous, kind: .back),
          Transition(from: "A", to: .unknown, kind: .push),
        ],
        tabs: [TabBar(container: "Void", order: [Tab(to: "A")])])
    ),
    ("titles", titled), ("ids", named),
  ]
}
