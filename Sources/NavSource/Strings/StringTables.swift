internal import NavGraph

/// The texts behind keys, from the string tables below the input, in the language of development.
struct StringTables {
  /// Extensions of the files that are read.
  static let fileExtensions = ["strings", "xcstrings"]

  private var texts: [String: String] = [:]
  private var ambiguous: Set<String> = []
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameter wanted: what may be keys; without any, nothing is read.
  init(_ files: any SourceFiles, wanted: Set<String>) {
    if wanted.isEmpty { return }
    for path in Self.tables(among: files.paths) {
      guard let content = try? files.bytes(of: path) else { continue }
      if path.hasSuffix(".xcstrings") {
        let catalog = StringCatalog(content, wanted: wanted)
        add(catalog.texts)
        if catalog.isFaulty { report(path, line: nil) }
      } else {
        let table = StringsFile(content, wanted: wanted)
        add(table.texts)
        if let line = table.faultLine { report(path, line: line) }
      }
    }
  }

  /// The text of a key; `nil` where no table has it, or two have different ones.
  func text(of key: String) -> String? { ambiguous.contains(key) ? nil : texts[key] }

  private mutating func add(_ found: [String: String]) {
    for (key, text) in found where !text.isEmpty {
      if let known = texts[key], known != text { ambiguous.insert(key) }
      texts[key] = text
    }
  }

  private mutating func report(_ path: String, line: Int?) {
    diagnostics.append(
      Diagnostic(
        .warning, id: "swift.string-table",
        "this table of texts cannot be read\(line == nil ? "" : " from here on"), so titles may be "
          + "keys; repair it", at: InputLocation(file: path, line: line)))
  }

  // MARK: Which tables

  /// Of each table the one in English, else the one without a language, else the only one.
  private static func tables(among paths: [String]) -> [String] {
    var byTable: [String: [(language: String, path: String)]] = [:]
    var names: [String] = []
    for path in paths where isTable(path) {
      var parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      var language = ""
      if let folder = parts.dropLast().last, folder.hasSuffix(".lproj") {
        language = String(folder.dropLast(6))
        parts.remove(at: parts.count - 2)
      }
      let name = parts.joined(separator: "/")
      if byTable[name] == nil { names.append(name) }
      byTable[name, default: []].append((language, path))
    }
    return names.compactMap { chosen(among: byTable[$0] ?? []) }
  }

  private static func isTable(_ path: String) -> Bool {
    guard let dot = path.lastIndex(of: "."),
      fileExtensions.contains(path[path.index(after: dot)...].lowercased())
    else { return false }
    // What the system asks for says nothing of screens.
    return !path[..<dot].hasSuffix("InfoPlist")
  }

  private static func chosen(among tables: [(language: String, path: String)]) -> String? {
    for wanted in ["en", "Base", ""] {
      if let found = tables.first(where: { $0.language == wanted }) { return found.path }
    }
    return
      (tables.first { $0.language.hasPrefix("en-") }
      ?? (tables.count == 1 ? tables[0] : nil))?.path
  }
}
