internal import NavGraph

/// What a comment for navviz says: `push ItemScreen from HomeScreen "Buy"`, or `ignore`.
enum Directive {
  case ignore
  case transition(Declared)

  /// A transition in the words of the comment.
  struct Declared {
    var kind: TransitionKind
    /// Left out where the kind of way back says it.
    var target: DirectiveWord?
    /// Left out where the place of the comment says it.
    var source: DirectiveWord?
    var trigger: String?
  }

  /// How a comment is to be written, for messages.
  static let form = "// navviz: KIND SCREEN from SCREEN \"trigger\""

  /// - Throws: `DirectiveFault` where the text means nothing.
  init(_ text: String) throws(DirectiveFault) {
    var words = try DirectiveWord.words(of: text)[...]
    guard let verb = words.popFirst() else {
      throw DirectiveFault("this says nothing. Write \(Self.form), or // navviz: ignore", at: 0)
    }
    if verb.text == "ignore", !verb.isQuoted {
      if let more = words.first {
        throw DirectiveFault(
          "ignore takes no '\(more.text)'. What is ignored stands in the next line, or before the "
            + "comment in its own; put a remark behind ' - '", at: more.offset)
      }
      self = .ignore
      return
    }
    self = .transition(try Self.transition(verb, &words))
  }

  private static func transition(
    _ verb: DirectiveWord, _ words: inout ArraySlice<DirectiveWord>
  ) throws(DirectiveFault) -> Declared {
    let kind = TransitionKind(rawValue: verb.text)
    guard !verb.isQuoted, TransitionKind.known.contains(kind) else { throw .unknownKind(verb) }
    var declared = Declared(kind: kind)
    let isPlain = kind == .back || kind == .dismiss
    if let word = words.first, !word.isFrom, !(isPlain && word.isQuoted) {
      declared.target = word
      words.removeFirst()
    } else if !isPlain {
      throw DirectiveFault(
        "\(kind.rawValue) leads nowhere. Write // navviz: \(kind.rawValue) "
          + (kind == .alert || kind == .confirmationDialog
            ? "\"Title\"" : kind == .link ? "ADDRESS" : "SCREEN"),
        at: verb.offset)
    }
    while let word = words.popFirst() {
      if word.isQuoted, declared.trigger == nil {
        declared.trigger = word.text
      } else if word.isFrom, declared.source == nil {
        guard let source = words.popFirst() else {
          throw DirectiveFault("'from' needs the screen that it starts at", at: word.offset)
        }
        declared.source = source
      } else {
        throw DirectiveFault(
          "'\(word.text)' is one word too many. Write \(form); put names with blanks in quotes, and "
            + "a remark behind ' - '", at: word.offset)
      }
    }
    return declared
  }
}

/// A word of a comment for navviz; what stands in quotes is one word.
struct DirectiveWord {
  var text: String
  /// Whether it begins with a quote.
  var isQuoted: Bool
  /// In bytes from the start of the comment's text.
  var offset: Int

  var isFrom: Bool { text == "from" && !isQuoted }

  /// The words up to a remark: a dash, or `//`, with blanks around it.
  ///
  /// - Throws: `DirectiveFault` where a quote is not closed.
  static func words(of text: String) throws(DirectiveFault) -> [DirectiveWord] {
    var words: [DirectiveWord] = []
    var word: DirectiveWord?
    var quoteAt: Int?
    var isEscaped = false
    var offset = 0
    for character in text {
      defer { offset += character.utf8.count }
      if isEscaped {
        word?.text.append(character)
        isEscaped = false
      } else if character == "\\", quoteAt != nil {
        isEscaped = true
      } else if ["\"", "“", "”"].contains(character) {
        word = word ?? DirectiveWord(text: "", isQuoted: true, offset: offset)
        quoteAt = quoteAt == nil ? offset : nil
      } else if character.isWhitespace, quoteAt == nil {
        if let word { words.append(word) }
        word = nil
      } else {
        word = word ?? DirectiveWord(text: "", isQuoted: false, offset: offset)
        word?.text.append(character)
      }
    }
    if let quoteAt { throw DirectiveFault("this quote is not closed", at: quoteAt) }
    if let word { words.append(word) }
    return Array(words.prefix { $0.isQuoted || !["-", "–", "—", "//"].contains($0.text) })
  }
}

/// What is wrong with a comment for navviz.
struct DirectiveFault: Error {
  var id = "swift.bad-comment"
  var message: String
  /// In bytes from the start of the comment's text.
  var offset: Int

  init(_ message: String, at offset: Int) {
    self.message = message
    self.offset = offset
  }

  /// What people call kinds by other names.
  private static let synonyms = [
    "present": "sheet", "modal": "sheet", "cover": "fullScreenCover", "show": "push",
    "open": "push", "pop": "back", "close": "dismiss", "dialog": "confirmationDialog",
    "actionSheet": "confirmationDialog", "url": "link", "child": "embed",
  ]

  fileprivate static func unknownKind(_ word: DirectiveWord) -> DirectiveFault {
    let known = TransitionKind.known.map(\.rawValue)
    let near =
      synonyms[word.text].map { [$0] } ?? Spelling.nearest(to: word.text, in: known + ["ignore"])
    var fault = DirectiveFault(
      "no transition is of kind '\(word.text)'. "
        + (Spelling.question(near) ?? "Kinds: \(known.joined(separator: ", "))"), at: word.offset)
    fault.id = "swift.unknown-kind"
    return fault
  }
}
