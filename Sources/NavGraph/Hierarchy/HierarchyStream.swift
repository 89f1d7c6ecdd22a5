/// Reads a JSON snapshot without building a tree of it first, so that it may be of any depth.
struct HierarchyStream {
  /// What the text holds.
  struct Document {
    /// `nil` where there is no array `roots`.
    var snapshot: HierarchySnapshot?
    /// The other members at the top.
    var members: [JSONNode.Member]
    /// Strings with bytes that are not UTF-8, which were read as U+FFFD.
    var repairs: [JSONError] = []

    subscript(key: String) -> JSONNode? { members.last { $0.key == key }?.value }
  }

  /// A controller whose end was not reached yet.
  private struct Open {
    var index: Int
    var place: (line: Int, column: Int)
    var members: [JSONNode.Member] = []
    /// Where the array of children begins, while the reader is inside it.
    var children: (line: Int, column: Int)?
  }

  private let decoder: HierarchyDecoder
  private var reader: JSONReader
  private var snapshot = HierarchySnapshot()
  private var tellsVisible = false

  /// The object that fills the text.
  ///
  /// - Throws: `JSONError` where it is no JSON; `NavError` where a controller is not as the schema
  ///   wants it.
  /// - Complexity: O(bytes).
  static func read(_ bytes: [UInt8], file: String) throws -> Document {
    var stream = HierarchyStream(
      decoder: HierarchyDecoder(file: file), reader: JSONReader(bytes))
    return try stream.document()
  }

  private init(decoder: HierarchyDecoder, reader: JSONReader) {
    self.decoder = decoder
    self.reader = reader
  }

  private mutating func document() throws -> Document {
    var document = Document(members: [])
    try reader.begin()
    let open = try reader.enter()
    while let key = try reader.nextKey(of: open) {
      let format = document["format"]?.value.string ?? HierarchySnapshot.format
      if key.text == "roots", reader.isAt("["), format == HierarchySnapshot.format {
        try decoder.checkVersion(document.members)
        try roots()
        document.snapshot = snapshot
      } else {
        document.members.append(
          .init(key: key.text, line: key.line, column: key.column, value: try reader.value()))
      }
      try reader.separator(before: "}", open: open)
    }
    try reader.end()
    document.repairs = reader.repairs
    guard document.snapshot != nil else { return document }
    snapshot.inferTops()
    if !tellsVisible { snapshot.inferVisibility() }
    document.snapshot = snapshot
    return document
  }

  private mutating func roots() throws {
    let array = try enter()
    var open: [Open] = []
    while true {
      if let last = open.last, last.children == nil {
        if try member(of: &open[open.count - 1]) { continue }
        try close(open.removeLast())
        try reader.separator(before: "]", open: open.last?.children ?? array)
      } else if try reader.hasItem(of: open.last?.children ?? array) {
        open.append(try controller(below: open.last?.index))
      } else if let last = open.last {
        reader.forgetDepth()
        open[open.count - 1].children = nil
        try reader.separator(before: "}", open: last.place)
      } else {
        return
      }
    }
  }

  /// What is open is kept on a list, so the depth counts anew inside of it.
  private mutating func enter() throws -> (line: Int, column: Int) {
    defer { reader.forgetDepth() }
    return try reader.enter()
  }

  private mutating func controller(below parent: Int?) throws -> Open {
    let place = reader.place
    guard reader.isAt("{") else {
      _ = try reader.value()
      throw decoder.error("a controller must be an object", place)
    }
    // Parents stand before their children; what the controller is follows at its end.
    let index = snapshot.append(ControllerNode("?"), to: parent)
    return Open(index: index, place: try enter())
  }

  /// Reads the next member, or goes inside the children.
  ///
  /// - Returns: `false` behind the last member.
  private mutating func member(of open: inout Open) throws -> Bool {
    guard let key = try reader.nextKey(of: open.place) else {
      reader.forgetDepth()
      return false
    }
    if key.text == "children", reader.isAt("[") {
      open.children = try enter()
    } else {
      open.members.append(
        .init(key: key.text, line: key.line, column: key.column, value: try reader.value()))
      try reader.separator(before: "}", open: open.place)
    }
    return true
  }

  private mutating func close(_ open: Open) throws {
    let isRoot = snapshot.nodes[open.index].parent == nil
    let node = try decoder.controller(open.members, at: open.place, isRoot: isRoot)
    tellsVisible = tellsVisible || node.isVisible
    snapshot[open.index] = node
  }
}
