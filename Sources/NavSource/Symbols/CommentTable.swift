internal import NavGraph

/// What comments tell navviz, of all files that count for the platform.
struct CommentTable {
  /// One comment that can be read.
  struct Entry {
    var file: Int
    var fact: CommentFact
    var directive: Directive
  }

  private(set) var entries: [Entry] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// Indices of those that say to ignore something, by file.
  private var ignoring: [Int: [Int]] = [:]
  /// Whether any comment says to ignore something.
  private(set) var ignores = false

  init(_ files: [Program.File], _ platform: BuildPlatform) {
    for (file, content) in files.enumerated() {
      for fact in content.facts.comments where platform.includes(fact.condition) {
        add(fact, in: file, content)
      }
    }
  }

  private mutating func add(_ fact: CommentFact, in file: Int, _ content: Program.File) {
    func report(_ severity: Diagnostic.Severity, _ id: String, _ text: String, at: SourceOffset) {
      let place = content.facts.position(of: at)
      diagnostics.append(
        Diagnostic(
          severity, id: id, text,
          at: InputLocation(file: content.path, line: place.line, column: place.column)))
    }
    guard fact.form == .plain else {
      let what = fact.form == .documentation ? "a comment of the documentation" : "several lines"
      return report(
        .warning, "swift.unread-comment",
        "this is not read, since it is \(what); write // navviz: … if it is meant for navviz",
        at: fact.at)
    }
    do {
      let directive = try Directive(fact.text)
      if case .ignore = directive {
        ignoring[file, default: []].append(entries.count)
        ignores = true
      }
      entries.append(Entry(file: file, fact: fact, directive: directive))
    } catch {
      report(.error, error.id, error.message, at: fact.textAt + SourceOffset(error.offset))
    }
  }

  /// The comment that says to ignore what stands at a place, the innermost of several.
  func ignoring(_ file: Int, _ at: SourceOffset) -> Int? {
    guard ignores else { return nil }
    return ignoring[file]?.last { entries[$0].fact.covers(at) }
  }
}
