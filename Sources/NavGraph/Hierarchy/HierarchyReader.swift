/// Reads a view-controller hierarchy: a dump from a debugger, or a JSON snapshot.
public enum HierarchyReader {
  /// The hierarchy in the text. Dumps may be pasted with prompts, log prefixes, escapes, HTML and
  /// lost blanks; everything that is no controller is passed over.
  ///
  /// - Parameter file: name for messages.
  /// - Throws: `NavError` where there is no controller. It says what the text looks like and which
  ///   command to run instead.
  /// - Complexity: O(bytes).
  public static func read(_ bytes: [UInt8], file: String) throws -> HierarchySnapshot {
    var diagnostics: [Diagnostic] = []
    return try read(bytes, file: file, diagnostics: &diagnostics)
  }

  /// The same, saying what could not be read as it was written.
  ///
  /// - Parameter diagnostics: gets an error where names hold bytes that are not UTF-8; they are read
  ///   as U+FFFD.
  public static func read(
    _ bytes: [UInt8], file: String, diagnostics: inout [Diagnostic]
  ) throws -> HierarchySnapshot {
    let bytes = DumpText.utf8(bytes)
    let (found, fault) = try snapshotFromJSON(bytes, file: file, diagnostics: &diagnostics)
    if let found { return found }
    let text = DumpText.clean(bytes)
    var snapshot = DumpScanner.snapshot(of: text)
    if snapshot.nodes.isEmpty { throw fault ?? DumpRefusal.error(for: text, file: file) }
    snapshot.inferMarks()
    // Text around the rows may be in any encoding: it is passed over.
    if snapshot.holdsReplacements, let fault = DumpEncoding(bytes) {
      diagnostics.append(.encoding(fault, file: file))
    }
    return snapshot
  }

  /// Neither where the text is JSON of another kind, which may hold a dump in a string; the fault
  /// where it is meant as JSON and is none.
  private static func snapshotFromJSON(
    _ bytes: [UInt8], file: String, diagnostics: inout [Diagnostic]
  ) throws -> (HierarchySnapshot?, fault: NavError?) {
    let blanks: [UInt8] = [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF]
    let start = Array(bytes.lazy.filter { !blanks.contains($0) }.prefix(2))
    let isNamedJSON = file.lowercased().hasSuffix(".json")
    guard start.first == UInt8(ascii: "{") || isNamedJSON else { return (nil, nil) }
    do {
      guard start.first == UInt8(ascii: "{") else {
        _ = try JSONReader.read(bytes)
        return (nil, nil)
      }
      let document = try HierarchyStream.read(bytes, file: file)
      guard let found = try snapshot(from: document, file: file) else { return (nil, nil) }
      diagnostics += document.repairs.map { .encoding($0, file: file) }
      return (found, nil)
    } catch let error as JSONError {
      let fault = NavError(
        "not valid JSON: \(error.message)",
        advice: "Repair it, or write it again: navviz tree DUMP -f json",
        at: InputLocation(file: file, line: error.line, column: error.column))
      if looksLikeSnapshot(bytes) { throw fault }
      // A dump may begin with a brace; an object goes on with a key or ends.
      let isObject = start.count < 2 || [UInt8(ascii: "\""), UInt8(ascii: "}")].contains(start[1])
      return (nil, isObject || isNamedJSON ? fault : nil)
    }
  }

  private static func snapshot(
    from document: HierarchyStream.Document, file: String
  ) throws -> HierarchySnapshot? {
    let format = document["format"]?.value.string
    let place = InputLocation(file: file)
    let roots = document["roots"]
    if format == HierarchySnapshot.format
      || (format == nil && (document.snapshot != nil || roots != nil))
    {
      return try HierarchyDecoder(file: file).snapshot(from: document)
    }
    if format == GraphJSON.format || (format == nil && document["screens"] != nil) {
      throw NavError(
        "this is a map, not a hierarchy", advice: "navviz map draws it.", at: place)
    }
    if let format {
      throw NavError(
        "'\(format)' is not '\(HierarchySnapshot.format)'",
        advice: "navviz tree reads hierarchy snapshots and dumps of debuggers.", at: place)
    }
    return nil
  }

  private static func looksLikeSnapshot(_ bytes: [UInt8]) -> Bool {
    let start = String(decoding: bytes.prefix(512), as: UTF8.self)
    return start.contains("\"\(HierarchySnapshot.format)\"") || start.contains("\"roots\"")
  }
}

extension HierarchySnapshot {
  /// Whether U+FFFD stands in what was read of a dump.
  fileprivate var holdsReplacements: Bool {
    nodes.contains { node in
      let texts = [
        node.className, node.module, node.name, node.address, node.state?.rawValue,
        node.style?.rawValue, node.view?.className,
      ]
      return texts.contains { $0?.unicodeScalars.contains("\u{FFFD}") == true }
    }
  }
}

extension Diagnostic {
  fileprivate static func encoding(_ fault: JSONError, file: String) -> Diagnostic {
    Diagnostic(
      .error, id: "hierarchy.encoding",
      "\(fault.message), read as U+FFFD; save the file as UTF-8",
      at: InputLocation(file: file, line: fault.line, column: fault.column))
  }

  fileprivate static func encoding(_ fault: DumpEncoding, file: String) -> Diagnostic {
    let others =
      switch fault.otherLines {
      case 0: ""
      case 1: ", and so on another line"
      default: ", and so on \(fault.otherLines) more lines"
      }
    return Diagnostic(
      .error, id: "hierarchy.encoding",
      "byte 0x\(String(fault.byte, radix: 16)) is not UTF-8, read as U+FFFD\(others); save the dump "
        + "as UTF-8, or copy it again",
      at: InputLocation(file: file, line: fault.line, column: fault.column))
  }
}
