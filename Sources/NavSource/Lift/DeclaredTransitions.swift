internal import NavGraph

/// Turns the transitions that comments state into those that code makes.
struct DeclaredTransitions {
  /// A transition with the comment that states it.
  struct Stated {
    var raw: RawTransition
    var comment: CommentTable.Entry
  }

  private let program: Program
  private(set) var stated: [Stated] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// Names of screens without a type of their own, by what the map shows.
  private let inline: [String: String]

  init(_ evaluator: Evaluator, besides found: [RawTransition], _ texts: ShownTexts) {
    program = evaluator.program
    var inline: [String: String] = [:]
    for transition in found {
      if case .inline(let name)? = transition.target?.content {
        inline[texts.shown(content: name)] = name
      }
      if case .inline(let name) = transition.source { inline[texts.shown(content: name)] = name }
    }
    self.inline = inline
    for comment in program.comments.entries {
      guard case .transition(let declared) = comment.directive else { continue }
      if let type = around(comment), evaluator.isLeftOut(type) { continue }
      state(declared, comment)
    }
  }

  private func around(_ comment: CommentTable.Entry) -> TypeSymbol? {
    comment.fact.type.flatMap { program.lookUp($0, from: nil, file: comment.file) }
  }

  private mutating func state(_ declared: Directive.Declared, _ comment: CommentTable.Entry) {
    guard let source = source(of: declared, comment), let target = target(of: declared, comment)
    else { return }
    let effect = Effect(
      action: .value(.unknown), members: [], file: comment.file, at: comment.fact.at, api: "",
      trigger: declared.trigger, via: [], condition: comment.fact.condition,
      confidence: .declared)
    var raw = RawTransition(
      source: source, members: [], target: target.target, reserved: target.reserved,
      kind: declared.kind, effect: effect, isStartKnown: declared.source != nil, isDeclared: true)
    if declared.source == nil, let type = around(comment) {
      raw.effect.origin = type
      raw.members = comment.fact.member.map { ["\(type.displayName).\($0)"] } ?? []
    }
    stated.append(Stated(raw: raw, comment: comment))
  }

  // MARK: Where it starts

  private mutating func source(
    of declared: Directive.Declared, _ comment: CommentTable.Entry
  ) -> RawSource? {
    guard let word = declared.source else {
      if let type = around(comment), !type.isExternal { return .type(type.index) }
      report(.noStart(comment.fact.type, declared.kind), at: comment)
      return nil
    }
    if word.text == ScreenID.anywhere.rawValue {
      if !declared.kind.isWayBack, ![.root, .embed].contains(declared.kind) { return .nowhere }
      report(
        Fault("swift.bad-comment", "\(declared.kind.rawValue) needs a screen to start at", word),
        at: comment)
      return nil
    }
    switch content(word, comment, isSource: true) {
    case .screen(let type): return .type(type.index)
    case .inline(let name): return .inline(name)
    default: return nil
    }
  }

  // MARK: Where it leads

  private mutating func target(
    of declared: Directive.Declared, _ comment: CommentTable.Entry
  ) -> (target: Target?, reserved: ScreenID?)? {
    guard let word = declared.target else {
      return (nil, declared.kind == .back ? .previous : .presenter)
    }
    let id = ScreenID(word.text)
    if id.isReserved { return id == .anywhere ? unknown(word, comment) : (nil, id) }
    switch declared.kind {
    case .alert, .confirmationDialog: return (nil, ScreenID("alert:" + word.text))
    case .link where word.text.contains(":"): return (nil, ScreenID("url:" + word.text))
    default: break
    }
    return content(word, comment, isSource: false).map { (Target(content: $0), nil) }
  }

  private mutating func unknown(
    _ word: DirectiveWord, _ comment: CommentTable.Entry
  ) -> (Target?, ScreenID?)? {
    report(
      Fault("swift.unknown-screen", "nothing leads to \(word.text); it is where ways start", word),
      at: comment)
    return nil
  }

  // MARK: Names

  private mutating func content(
    _ word: DirectiveWord, _ comment: CommentTable.Entry, isSource: Bool
  ) -> Target.Content? {
    if let type = program.types.first(where: { $0.displayName == word.text && !$0.isExternal }) {
      return accepted(type, word, comment, isSource: isSource)
    }
    if let name = inline[word.text] { return .inline(name) }
    if let type = program.lookUp(word.text, from: around(comment), file: comment.file),
      !type.isExternal
    {
      return accepted(type, word, comment, isSource: isSource)
    }
    report(.unknownScreen(word, near: names(like: word.text)), at: comment)
    return nil
  }

  private mutating func accepted(
    _ type: TypeSymbol, _ word: DirectiveWord, _ comment: CommentTable.Entry, isSource: Bool
  ) -> Target.Content? {
    let starts = isSource && [.app, .scene, .delegate].contains(type.role)
    if type.role.fillsSlots || starts { return .screen(type) }
    report(
      Fault(
        "swift.unknown-screen", "\(word.text) is no view or view controller; name the screen", word),
      at: comment)
    return nil
  }

  /// What a person may have meant.
  private func names(like text: String) -> [String] {
    if text.hasPrefix("@") {
      let places: [ScreenID] = [.anywhere, .previous, .presenter, .root, .itself, .unknown]
      return Spelling.nearest(to: text, in: places.map(\.rawValue))
    }
    if Program.role(ofExternal: text) != nil { return ["system:\(text)"] }
    let types = program.types.filter { $0.role.fillsSlots && !$0.isExternal }.map(\.displayName)
    return Spelling.nearest(to: text, in: types + inline.keys.sorted())
  }

  private mutating func report(_ fault: Fault, at comment: CommentTable.Entry) {
    let offset = fault.offset.map { comment.fact.textAt + SourceOffset($0) } ?? comment.fact.at
    let place = program.position(comment.file, offset)
    diagnostics.append(
      Diagnostic(
        .error, id: fault.id, fault.message,
        at: InputLocation(
          file: program.files[comment.file].path, line: place.line, column: place.column)))
  }
}

/// What is wrong with the names in a comment.
private struct Fault {
  var id: String
  var message: String
  /// In bytes from the start of the comment's text; `nil` for the comment as a whole.
  var offset: Int?

  init(_ id: String, _ message: String, _ word: DirectiveWord? = nil) {
    self.id = id
    self.message = message
    offset = word?.offset
  }

  static func unknownScreen(_ word: DirectiveWord, near names: [String]) -> Fault {
    let hint =
      Spelling.question(names)
      ?? "Name a view or view controller of the source, or one of a framework as system:NAME"
    return Fault("swift.unknown-screen", "there is no screen '\(word.text)'. \(hint)", word)
  }

  static func noStart(_ type: String?, _ kind: TransitionKind) -> Fault {
    Fault(
      "swift.no-source",
      "\(type.map { "\($0) is of no type of the source" } ?? "this stands in no type"), so it starts "
        + "nowhere. Add 'from SCREEN'")
  }
}
