/// What a map should hold, written one line for each fact:
///
/// ```text
/// entry FeedScreen
/// FeedScreen -push-> ItemScreen "Open" at a via FeedRow wraps UINavigationController if os(iOS)
/// FeedScreen -alert-> alert:"Delete it?"
/// tabs MainTabs "Feed" FeedScreen house, "Cart" CartScreen
/// screen MainTabs tabs
/// screen ItemScreen hosted title "Item"
/// unresolved at b
/// swift.syntax at c
/// ```
///
/// Transitions, diagnostics and screens must be exactly these: transitions line by line, screens
/// those that a transition or a `screen` line names. What a line does not say (trigger, place…) is
/// not compared; `via -`, `wraps -`, `if -` and `""` say that there is none. Where no `entry` or
/// `tabs` line is written, those are not compared; `entry -` and `tabs -` say that there are none.
public struct ExpectedMap {
  struct Edge {
    var line: String
    var from: String
    var kind: String
    var to: String
    var trigger: String?
    var mark: String?
    var via: String?
    var wraps: String?
    var condition: String?
    var confidence: String?

    var weight: Int {
      [trigger, mark, via, wraps, condition, confidence].reduce(0) { $0 + ($1 == nil ? 0 : 1) }
    }
  }

  struct ScreenLine {
    var line: String
    var id: String
    var words: [String]
  }

  private(set) var edges: [Edge] = []
  private(set) var entry: [String]?
  private(set) var tabs: [String]?
  private(set) var screens: [ScreenLine] = []
  private(set) var diagnostics: [(id: String, mark: String?)] = []
  let marks: [String: MarkedSource.Mark]

  /// - Parameter marks: places that `at` refers to.
  public init(_ text: String, marks: [String: MarkedSource.Mark] = [:]) {
    self.marks = marks
    for line in text.split(separator: "\n") {
      let line = line.trimmingBlanks
      if line.isEmpty || line.hasPrefix("#") { continue }
      read(line)
    }
  }

  private mutating func read(_ line: String) {
    let words = Self.words(of: line)
    if words.count > 2, words[1].hasPrefix("-"), words[1].hasSuffix("->") {
      edges.append(edge(line, words))
      return
    }
    switch words[0] {
    case "entry": entry = (entry ?? []) + words.dropFirst().filter { $0 != "-" }
    case "tabs":
      let shown = String(line.dropFirst(5)).trimmingBlanks
      tabs = (tabs ?? []) + (shown == "-" ? [] : [shown])
    case "screen":
      screens.append(ScreenLine(line: line, id: words[1], words: Array(words.dropFirst(2))))
    case let id:
      let name = id == "unresolved" ? "swift.unresolved-target" : id
      diagnostics.append((name, words.count > 2 ? words[2] : nil))
    }
  }

  private func edge(_ line: String, _ words: [String]) -> Edge {
    var edge = Edge(
      line: line, from: words[0], kind: String(words[1].dropFirst().dropLast(2)), to: words[2])
    var index = 3
    while index < words.count {
      let next = index + 1 < words.count ? words[index + 1] : ""
      switch words[index] {
      case "at": edge.mark = next
      case "via": edge.via = next
      case "wraps": edge.wraps = next
      case "if":
        edge.condition = words[(index + 1)...].joined(separator: " ")
        return edge
      case let word where word.hasPrefix("\""):
        edge.trigger = String(word.dropFirst().dropLast())
        index -= 1
      case let word:
        precondition(
          ["declared", "direct", "resolved", "guessed"].contains(word),
          "'\(word)' means nothing in \(line)")
        edge.confidence = word
        index -= 1
      }
      index += 2
    }
    return edge
  }

  /// Words parted by blanks; quotes keep blanks, and stay only where a word begins with one.
  private static func words(of line: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isQuoted = false
    for character in line {
      if character == "\"" {
        if word.isEmpty || word.hasPrefix("\"") { word.append(character) }
        isQuoted.toggle()
      } else if character == " ", !isQuoted {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    return word.isEmpty ? words : words + [word]
  }
}

extension StringProtocol {
  fileprivate var trimmingBlanks: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
