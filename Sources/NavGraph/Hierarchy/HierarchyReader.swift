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
    if let snapshot = try snapshotFromJSON(bytes, file: file) { return snapshot }
    let text = DumpText.clean(bytes)
    var snapshot = DumpScanner.snapshot(of: text)
    if snapshot.nodes.isEmpty { throw DumpRefusal.error(for: text, file: file) }
    snapshot.inferMarks()
    return snapshot
  }

  /// `nil` where the text is no JSON, or JSON of another kind that may hold a dump in a string.
  private static func snapshotFromJSON(
    _ bytes: [UInt8], file: String
  ) throws -> HierarchySnapshot? {
    let blanks: [UInt8] = [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF]
    guard let first = bytes.first(where: { !blanks.contains($0) }), first == UInt8(ascii: "{")
    else { return nil }
    do {
      let node = try JSONReader.read(bytes)
      let format = node["format"]?.value.string
      if format == HierarchySnapshot.format || (format == nil && node["roots"] != nil) {
        return try HierarchyDecoder.snapshot(from: node, file: file)
      }
      if format == GraphJSON.format || (format == nil && node["screens"] != nil) {
        throw NavError(
          "\(file): this is a map, not a hierarchy", advice: "navviz map draws it.")
      }
      if let format {
        throw NavError(
          "\(file): '\(format)' is not '\(HierarchySnapshot.format)'",
          advice: "navviz tree reads hierarchy snapshots and dumps of debuggers.")
      }
      return nil
    } catch let error as JSONError {
      guard looksLikeSnapshot(bytes) else { return nil }
      throw NavError(
        "\(file):\(error.line):\(error.column): not valid JSON: \(error.message)",
        advice: "Write the snapshot again.")
    }
  }

  private static func looksLikeSnapshot(_ bytes: [UInt8]) -> Bool {
    let start = String(decoding: bytes.prefix(512), as: UTF8.self)
    return start.contains("\"\(HierarchySnapshot.format)\"") || start.contains("\"roots\"")
  }
}
