internal import Foundation

#if canImport(FoundationXML)
  internal import FoundationXML
#endif

/// Reads one storyboard or XIB. Only what the map needs is looked at; elements that are not known are
/// passed over, and a file that breaks off gives what stands before the break.
///
/// Xcode writes no document types, so files that have one are refused: no entity is ever expanded and
/// nothing outside the file is opened.
enum StoryboardReader {
  /// Files above this size are no storyboards.
  private static let mostBytes = 64 << 20

  /// - Complexity: O(bytes).
  static func facts(of bytes: [UInt8]) -> StoryboardFacts {
    if let fault = fault(in: bytes) { return StoryboardFacts(fault: fault) }
    var bytes = bytes
    let conflict = MergeConflict.keepFirstSide(of: &bytes)
    if hasDocumentType(bytes) {
      return StoryboardFacts(
        fault: .init(
          kind: .otherFormat,
          message: "declares a document type, which Xcode never writes; remove the <!DOCTYPE …>"))
    }
    var facts = parse(bytes)
    if let conflict {
      let place = PlaceFinder(bytes).place(at: conflict)
      facts.fault = .init(
        kind: .conflict,
        message: "a merge was left unfinished; the first side was used. Finish it", at: place)
    }
    return facts
  }

  private static func parse(_ bytes: [UInt8]) -> StoryboardFacts {
    // Read from memory an XMLParser fails above 10 MB, from a stream it does not.
    let parser = XMLParser(stream: InputStream(data: Data(bytes)))
    parser.shouldResolveExternalEntities = false
    let delegate = StoryboardParser(PlaceFinder(bytes))
    parser.delegate = delegate
    // What it returns says nothing: a tag that is not closed is told to the delegate only.
    _ = parser.parse()
    return delegate.result()
  }

  /// Why bytes are no XML text that Xcode wrote; `nil` when they may be.
  private static func fault(in bytes: [UInt8]) -> StoryboardFacts.Fault? {
    func fault(_ message: String) -> StoryboardFacts.Fault {
      .init(kind: .unreadable, message: message)
    }
    if bytes.count > mostBytes {
      return fault("larger than 64 MB, so no storyboard; leave it out with --exclude")
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return fault("UTF-16 text; save the file as UTF-8")
    }
    if bytes.starts(with: Array("version https://git-lfs".utf8)) {
      return fault("only a pointer of Git LFS; fetch the file with git lfs pull")
    }
    if bytes.contains(0) {
      return fault("binary or encrypted data, not XML; decrypt it or leave it out with --exclude")
    }
    if !bytes.contains(where: { $0 > 0x20 }) { return fault("the file is empty") }
    return nil
  }

  /// Whether a document type stands before the first element.
  private static func hasDocumentType(_ bytes: [UInt8]) -> Bool {
    var index = 0
    while index + 1 < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else {
        index += 1
        continue
      }
      let rest = bytes[index...]
      if rest.starts(with: "<!--".utf8) {
        index = end(of: "-->", in: bytes, from: index + 4)
      } else if rest.starts(with: "<?".utf8) {
        index = end(of: "?>", in: bytes, from: index + 2)
      } else {
        return rest.starts(with: "<!".utf8)
      }
    }
    return false
  }

  private static func end(of mark: String, in bytes: [UInt8], from start: Int) -> Int {
    let mark = Array(mark.utf8)
    var index = start
    while index < bytes.count {
      if bytes[index] == mark[0], bytes[index...].starts(with: mark) { return index + mark.count }
      index += 1
    }
    return index
  }
}
