internal import NavGraph

/// What a person reads for the texts in code: those of tables for keys, without placeholders.
struct ShownTexts {
  private let tables: StringTables
  private let defaults: [String: String?]
  var diagnostics: [Diagnostic] { tables.diagnostics }

  init(_ evaluator: Evaluator, _ collector: TransitionCollector, _ files: any SourceFiles) {
    defaults = evaluator.defaultTexts
    tables = StringTables(files, wanted: Self.texts(evaluator, collector))
  }

  /// Everything that is shown.
  private static func texts(
    _ evaluator: Evaluator, _ collector: TransitionCollector
  ) -> Set<String> {
    var texts = Set(evaluator.titles.values)
    texts.formUnion(evaluator.contentTitles.values)
    texts.formUnion(evaluator.callTriggers.values)
    for transition in collector.transitions {
      if let trigger = transition.effect.trigger { texts.insert(trigger) }
      if let title = transition.reserved?.alertTitle { texts.insert(title) }
    }
    for bar in collector.tabBars { texts.formUnion(bar.tabs.compactMap(\.1)) }
    return texts
  }

  /// The text for a key; `nil` where nothing has one.
  func text(of key: String) -> String? {
    (tables.text(of: key) ?? defaults[key] ?? nil).map(Self.withoutPlaceholders)
  }

  func shown(_ text: String) -> String { self.text(of: text) ?? text }

  /// The name of content that is called after its label: `HomeScreen.more.title` is `HomeScreen.More`.
  func shown(content name: String) -> String {
    for dot in name.indices where name[dot] == "." {
      let label = String(name[name.index(after: dot)...])
      if let text = text(of: label) { return "\(name[...dot])\(text)" }
    }
    return name
  }

  func shown(_ id: ScreenID) -> ScreenID {
    guard let title = id.alertTitle else { return id }
    return ScreenID("alert:" + (text(of: title) ?? Self.withoutPlaceholders(title)))
  }

  /// `%@` and `%1$d` become an ellipsis, `%%` a per cent sign.
  static func withoutPlaceholders(_ text: String) -> String {
    guard text.contains("%") else { return text }
    var result = ""
    var rest = text[...]
    while let mark = rest.firstIndex(of: "%") {
      result += rest[..<mark]
      rest = rest[rest.index(after: mark)...]
      let flags = rest.prefix { $0.isNumber || "$.-+#hlqzt".contains($0) }
      let letter = rest.dropFirst(flags.count).first
      if flags.isEmpty, letter == "%" {
        result += "%"
        rest = rest.dropFirst()
      } else if let letter, "@diouxXfFeEgGcCsSaAp".contains(letter) {
        result += "…"
        rest = rest.dropFirst(flags.count + 1)
      } else {
        result += "%"
      }
    }
    return result + rest
  }
}

extension ScreenID {
  fileprivate var alertTitle: String? {
    rawValue.hasPrefix("alert:") ? String(rawValue.dropFirst(6)) : nil
  }
}
