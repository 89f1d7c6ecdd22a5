/// Reads one kind of input into a map. A new kind is one file with one such type and one line in
/// ``Importers/builtIn``.
///
/// Importers never open files: they get a ``SourceFiles`` value. They never throw for bad input
/// either: they emit diagnostics and return what could be read.
public protocol Importer: Sendable {
  /// Short name that origins carry: `swift`, `json`.
  static var name: String { get }
  /// Without the dot, lower case.
  static var fileExtensions: [String] { get }
  /// One line for lists and help.
  static var summary: String { get }
  /// Whether such files are looked for inside a folder, or read only when named.
  static var searchesFolders: Bool { get }
  /// Endings of the names of files that say more about the others of a folder, such as `Info.plist`
  /// or `.strings`.
  /// They are given along where they lie inside, and are no input of their own.
  static var companionFiles: [String] { get }

  init(_ options: ImportOptions)

  /// The map that the files describe; its `diagnostics` say what could not be read.
  func graph(from files: any SourceFiles) -> ImportedGraph
}

extension Importer {
  public static var searchesFolders: Bool { true }
  public static var companionFiles: [String] { [] }
}

/// What an importer gives back.
public struct ImportedGraph: Sendable {
  public var graph: NavigationGraph
  public var statistics: ImportStatistics

  public init(graph: NavigationGraph, statistics: ImportStatistics = .init()) {
    self.graph = graph
    self.statistics = statistics
  }
}

/// Everything that decides how inputs are read, as one value.
public struct ImportOptions: Hashable, Sendable {
  /// Which `#if` branches count.
  public enum Platform: String, Hashable, Sendable, CaseIterable {
    case ios, macos, watchos, tvos, visionos, all
  }

  public var platform: Platform
  /// Parse only the files that matter for the map. Off: parse all.
  public var useIndex: Bool
  /// How many threads may parse; at least 1.
  public var jobs: Int
  /// Name for the graph where the input has none.
  public var name: String?
  /// What the project says of its own calls.
  public var rules = DialectRules()

  public init(
    platform: Platform = .ios, useIndex: Bool = true, jobs: Int = 1, name: String? = nil
  ) {
    self.platform = platform
    self.useIndex = useIndex
    self.jobs = jobs
    self.name = name
  }
}

/// The importers in the core. `NavTool` adds those of other targets.
public enum Importers {
  public static let builtIn: [any Importer.Type] = [
    GraphJSONImporter.self,
    HierarchyImporter.self,
  ]
}
