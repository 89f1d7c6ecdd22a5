/// Finds what is nested too deeply for the parser, in the bytes of a file.
///
/// It knows strings, with what is interpolated into them, and comments; it never recurses.
struct NestingScanner {
  /// Brackets of all kinds nested deeper than this are not read.
  static let mostLevels = 250
  /// Square brackets nested deeper than this are not read, where all of it may be a type: with every
  /// level the parser takes twice the time, since it tries each as a type in two ways.
  static let mostTrials = 14

  private enum Kind { case round, square, curly, interpolation(quotes: Int, pounds: Int) }

  /// An open bracket.
  private struct Frame {
    var kind: Kind
    /// How many square brackets around its content make the parser look at that twice.
    var trials: Int
    /// Whether everything in it so far may be part of a type.
    var isType = true
    /// Whether what comes next is looked at twice.
    var isFirst: Bool
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var frames: [Frame] = []
  private var openBraces = 0
  /// How many frames stay open while a part is left out, and where it begins.
  private var leftOut: (level: Int, start: Int, reason: NestingCut.Reason)?
  private(set) var parts: [(range: Range<Int>, reason: NestingCut.Reason, isOpen: Bool)] = []

  private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Blanks what is inside brackets that are nested too deeply; line breaks stay.
  ///
  /// - Returns: what was left out; `nil` in almost every file.
  /// - Complexity: O(bytes).
  static func cut(_ bytes: inout [UInt8]) -> NestingCut? {
    let parts = bytes.withUnsafeBufferPointer { buffer in
      guard mayBeTooDeep(buffer) else { return [] as [(Range<Int>, NestingCut.Reason, Bool)] }
      var scanner = NestingScanner(buffer)
      scanner.scan()
      return scanner.parts
    }
    guard let (first, reason, isOpen) = parts.first else { return nil }
    for (range, _, _) in parts {
      for index in range where bytes[index] != 0x0A && bytes[index] != 0x0D { bytes[index] = 0x20 }
    }
    return NestingCut(
      at: SourceOffset(first.lowerBound - 1), reason: reason, isOpen: isOpen,
      more: parts.count - 1)
  }

  /// A quick look that takes strings and comments for code.
  private static func mayBeTooDeep(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var (depth, squares) = (0, 0)
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "["):
        depth += 1
        squares += 1
        if squares > mostTrials || depth > mostLevels { return true }
      case UInt8(ascii: "("), UInt8(ascii: "{"):
        depth += 1
        if depth > mostLevels { return true }
      case UInt8(ascii: "]"):
        depth = max(0, depth - 1)
        squares = max(0, squares - 1)
      case UInt8(ascii: ")"), UInt8(ascii: "}"): depth = max(0, depth - 1)
      default: break
      }
    }
    return false
  }

  private mutating func scan() {
    while index < bytes.count { next() }
    if let leftOut { parts.append((leftOut.start..<bytes.count, leftOut.reason, true)) }
  }

  private mutating func next() {
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: "["): open(.square)
    case UInt8(ascii: "("): open(.round)
    case UInt8(ascii: "{"): open(.curly)
    case UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: "}"): close(byte)
    case UInt8(ascii: "\""): string(pounds: 0)
    case UInt8(ascii: "#"): pounds()
    case UInt8(ascii: "/") where has("//", at: index) || has("/*", at: index): skipComment()
    case UInt8(ascii: ","), UInt8(ascii: ":"): separate(byte)
    case UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "*"):
      endType()
      index += 1
    default: index += 1
    }
  }

  private func has(_ text: StaticString, at place: Int) -> Bool {
    guard place + text.utf8CodeUnitCount <= bytes.count else { return false }
    for offset in 0..<text.utf8CodeUnitCount where bytes[place + offset] != text.utf8Start[offset] {
      return false
    }
    return true
  }

  // MARK: Brackets

  private mutating func endType() {
    if !frames.isEmpty { frames[frames.count - 1].isType = false }
  }

  /// After a comma, an array is no type; after a colon, the value is looked at once.
  private mutating func separate(_ byte: UInt8) {
    index += 1
    guard case .square = frames.last?.kind else { return }
    frames[frames.count - 1].isFirst = false
    if byte == UInt8(ascii: ",") { endType() }
  }

  private mutating func open(_ kind: Kind) {
    var isCode = false
    if case .curly = kind { isCode = true }
    if isCode { openBraces += 1 }
    let isCall = index > 0 && SourceScanner.endsName(bytes[index - 1])
    var frame = Frame(kind: kind, trials: 0, isFirst: false)
    if let around = frames.last, around.isType, !isCode, !isCall {
      frame.trials = around.trials + (around.isFirst ? 1 : 0)
    }
    if isCode || isCall { endType() }
    if case .square = kind { frame.isFirst = true }
    frames.append(frame)
    index += 1
    guard leftOut == nil else { return }
    if frames.count > Self.mostLevels {
      leftOut = (frames.count, index, .levels)
    } else if frame.isFirst, frame.trials >= Self.mostTrials {
      leftOut = (frames.count, index, .squareBrackets)
    }
  }

  /// A brace closes what is open in its block; other brackets close only their own kind.
  private mutating func close(_ byte: UInt8) {
    switch (byte, frames.last?.kind) {
    case (UInt8(ascii: "]"), .square), (UInt8(ascii: ")"), .round): pop()
    case (UInt8(ascii: ")"), .interpolation(let quotes, let pounds)):
      pop()
      index += 1
      return skipString(quotes: quotes, pounds: pounds)
    case (UInt8(ascii: "}"), _) where openBraces > 0:
      while let frame = frames.last {
        pop()
        if case .curly = frame.kind { break }
      }
      openBraces -= 1
    default: break
    }
    index += 1
  }

  private mutating func pop() {
    frames.removeLast()
    guard let part = leftOut, frames.count < part.level else { return }
    parts.append((part.start..<index, part.reason, false))
    leftOut = nil
  }

  // MARK: Strings and comments

  private mutating func pounds() {
    var count = 0
    while index < bytes.count, bytes[index] == UInt8(ascii: "#") {
      count += 1
      index += 1
    }
    if index < bytes.count, bytes[index] == UInt8(ascii: "\"") { string(pounds: count) }
  }

  private mutating func string(pounds: Int) {
    endType()
    let quotes = has("\"\"\"", at: index) ? 3 : 1
    index += quotes
    skipString(quotes: quotes, pounds: pounds)
  }

  /// Goes on to the end of a string, or to what is interpolated into it.
  private mutating func skipString(quotes: Int, pounds: Int) {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\") where hasPounds(pounds, at: index + 1):
        index += 1 + pounds
        if index < bytes.count, bytes[index] == UInt8(ascii: "(") {
          return open(.interpolation(quotes: quotes, pounds: pounds))
        }
        index += 1
      case UInt8(ascii: "\"")
      where (quotes == 1 || has("\"\"\"", at: index)) && hasPounds(pounds, at: index + quotes):
        index += quotes + pounds
        return
      case 0x0A where quotes == 1: return
      default: index += 1
      }
    }
  }

  private func hasPounds(_ count: Int, at place: Int) -> Bool {
    guard place + count <= bytes.count else { return false }
    return bytes[place..<place + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  private mutating func skipComment() {
    if has("//", at: index) {
      while index < bytes.count, bytes[index] != 0x0A { index += 1 }
      return
    }
    var depth = 0
    repeat {
      if has("/*", at: index) {
        depth += 1
        index += 2
      } else if has("*/", at: index) {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0 && index < bytes.count
  }
}
