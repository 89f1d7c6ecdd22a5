/// Finds where strings end.
struct StringSpan {
  private let bytes: UnsafePointer<UInt8>
  private let count: Int

  init(_ bytes: UnsafePointer<UInt8>, _ count: Int) {
    self.bytes = bytes
    self.count = count
  }

  func quotes(at: Int) -> Int {
    bytes[at] == 0x22 && bytes[at + 1] == 0x22 && bytes[at + 2] == 0x22 ? 3 : 1
  }

  func pounds(at: Int, _ wanted: Int) -> Bool {
    var index = 0
    while index < wanted {
      if bytes[at + index] != UInt8(ascii: "#") { return false }
      index += 1
    }
    return true
  }

  /// The offset after a string whose first quote is at `quote`.
  func end(ofStringAt quote: Int, pounds wanted: Int) throws -> Int {
    let quotes = quotes(at: quote)
    var at = quote + quotes
    while at < count {
      switch bytes[at] {
      case 0x22:
        if quotes == 1, pounds(at: at + 1, wanted) { return at + 1 + wanted }
        if quotes == 3, self.quotes(at: at) == 3, pounds(at: at + 3, wanted) {
          return at + 3 + wanted
        }
        at += 1
      case 0x0A, 0x0D:
        if quotes == 1 { throw SourceScanner.Unsure() }
        at += 1
      case UInt8(ascii: "\\"):
        guard pounds(at: at + 1, wanted) else {
          at += 1
          continue
        }
        at += 1 + wanted
        at = bytes[at] == UInt8(ascii: "(") ? try end(ofGroupAt: at) : at + 1
      default: at += 1
      }
    }
    throw SourceScanner.Unsure()
  }

  /// The offset after the parenthesis that closes the one at `open`.
  func end(ofGroupAt open: Int) throws -> Int {
    var depth = 0
    var at = open
    while at < count {
      switch bytes[at] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return at + 1 }
      case 0x22:
        at = try end(ofStringAt: at, pounds: 0)
        continue
      // Strings with `#`, comments and backslashes inside are rare.
      case UInt8(ascii: "#"): throw SourceScanner.Unsure()
      case UInt8(ascii: "/")
      where bytes[at + 1] == UInt8(ascii: "*")
        || bytes[at + 1] == UInt8(ascii: "/"):
        throw SourceScanner.Unsure()
      default: break
      }
      at += 1
    }
    throw SourceScanner.Unsure()
  }
}
