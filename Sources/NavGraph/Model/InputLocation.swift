/// A place in an input file.
public struct InputLocation: Hashable, Sendable, Codable, Comparable {
  /// Path relative to the base folder, with `/`; empty where the input names none.
  public var file: String
  /// Counts from 1; `nil` when only the file is known.
  public var line: Int?
  /// Counts from 1, in UTF-8 bytes.
  public var column: Int?

  public init(file: String, line: Int? = nil, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// Orders by file bytewise, then line, then column.
  public static func < (left: InputLocation, right: InputLocation) -> Bool {
    if left.file != right.file {
      return left.file.utf8.lexicographicallyPrecedes(right.file.utf8)
    }
    return (left.line ?? 0, left.column ?? 0) < (right.line ?? 0, right.column ?? 0)
  }
}

extension InputLocation: CustomStringConvertible {
  /// `file:line:column`, with the parts that are known; empty without a file.
  public var description: String {
    guard !file.isEmpty, let line else { return file }
    return "\(file):\(line)" + (column.map { ":\($0)" } ?? "")
  }
}

/// Which importer read a transition, and where.
public struct Origin: Hashable, Sendable, Comparable {
  /// Name of the importer: `swift`, `storyboard`, `dsl`; `nil` when the input does not say.
  public var importer: String?
  public var location: InputLocation
  /// Fields of the input that navviz does not know, in the order of the input.
  public var extra: [JSONMember]

  public init(importer: String? = nil, location: InputLocation, extra: [JSONMember] = []) {
    self.importer = importer
    self.location = location
    self.extra = extra
  }

  public static func < (left: Origin, right: Origin) -> Bool {
    if left.location != right.location { return left.location < right.location }
    return (left.importer ?? "") < (right.importer ?? "")
  }
}
