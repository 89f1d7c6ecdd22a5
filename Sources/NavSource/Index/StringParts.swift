/// The parts of a string literal: text with its escapes resolved, and what is interpolated.
struct StringParts {
  let parts: [StringPart]

  init(_ bytes: UnsafePointer<UInt8>, _ token: Token) throws {
    var start = Int(token.start)
    var pounds = 0
    while bytes[start] == UInt8(ascii: "#") {
      pounds += 1
      start += 1
    }
    let span = StringSpan(bytes, Int(token.end))
    let quotes = span.quotes(at: start)
    let end = Int(token.end) - pounds - quotes
    var reader = Reader(bytes: bytes, span: span, pounds: pounds)
    if quotes == 1 {
      try reader.readLine(from: start + 1, to: end)
    } else {
      try reader.readLines(from: start + 3, to: end)
    }
    parts = reader.parts
  }

  private struct Reader {
    let bytes: UnsafePointer<UInt8>
    let span: StringSpan
    let pounds: Int
    var parts: [StringPart] = []

    private mutating func addText(from start: Int, to end: Int) {
      let buffer = UnsafeBufferPointer(start: bytes + start, count: end - start)
      parts.append(.text(String(decoding: buffer, as: UTF8.self).unescaped))
    }

    /// One line; the text before and after each interpolation is a part of its own.
    mutating func readLine(from start: Int, to end: Int) throws {
      var (from, at) = (start, start)
      while at < end {
        guard bytes[at] == UInt8(ascii: "\\"), span.pounds(at: at + 1, pounds) else {
          at += 1
          continue
        }
        let escaped = at + 1 + pounds
        guard bytes[escaped] == UInt8(ascii: "(") else {
          at = try self.end(ofEscapeAt: escaped)
          if bytes[escaped] == UInt8(ascii: "n") || bytes[escaped] == UInt8(ascii: "r") {
            // To the parser, an escaped line break ends a part as a real one does.
            addText(from: from, to: at)
            from = at
          }
          continue
        }
        addText(from: from, to: at)
        at = try span.end(ofGroupAt: escaped)
        parts.append(
          StringPart(interpolated: try QuickReader.arguments(in: bytes, from: escaped, to: at)))
        from = at
      }
      addText(from: from, to: end)
    }

    /// The offset after what follows a backslash.
    private func end(ofEscapeAt at: Int) throws -> Int {
      switch bytes[at] {
      case UInt8(ascii: "0"), UInt8(ascii: "\\"), UInt8(ascii: "t"), UInt8(ascii: "n"),
        UInt8(ascii: "r"), 0x22, 0x27:
        return at + 1
      case UInt8(ascii: "u") where bytes[at + 1] == UInt8(ascii: "{"):
        var end = at + 2
        while SourceScanner.isHexDigit(bytes[end]) { end += 1 }
        guard bytes[end] == UInt8(ascii: "}"), end > at + 2, end < at + 11 else { break }
        return end + 1
      default: break
      }
      throw SourceScanner.Unsure()
    }

    /// Lines without their common indentation, each with its line break but the last.
    mutating func readLines(from start: Int, to end: Int) throws {
      guard bytes[start] == 0x0A else { throw SourceScanner.Unsure() }
      var last = end
      while last > start, bytes[last - 1] != 0x0A {
        last -= 1
        guard bytes[last] == 0x20 || bytes[last] == 0x09 else { throw SourceScanner.Unsure() }
      }
      let indentation = end - last
      // Only the quotes' line: an empty string.
      if last == start + 1 { return addText(from: end, to: end) }
      var at = start + 1
      while at < last {
        let isLast = try readIndentedLine(&at, indentation, last: last)
        if isLast { return }
      }
    }

    private mutating func readIndentedLine(
      _ at: inout Int, _ indentation: Int, last: Int
    ) throws -> Bool {
      var from = at
      var indented = 0
      while indented < indentation, bytes[from] == 0x20 || bytes[from] == 0x09 {
        from += 1
        indented += 1
      }
      if indented < indentation, bytes[from] != 0x0A { throw SourceScanner.Unsure() }
      var to = from
      while bytes[to] != 0x0A {
        switch bytes[to] {
        case 0x0D: throw SourceScanner.Unsure()
        case UInt8(ascii: "\\") where span.pounds(at: to + 1, pounds):
          let escaped = to + 1 + pounds
          if bytes[escaped] == UInt8(ascii: "(") {
            to = try span.end(ofGroupAt: escaped)
          } else if bytes[escaped] == 0x0A {
            throw SourceScanner.Unsure()
          } else {
            to = try end(ofEscapeAt: escaped)
          }
        default: to += 1
        }
      }
      at = to + 1
      let isLast = at >= last
      try readLine(from: from, to: isLast ? to : at)
      return isLast
    }
  }
}
