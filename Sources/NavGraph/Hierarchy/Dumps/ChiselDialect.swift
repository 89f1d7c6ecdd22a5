/// What chisel's `pvc` printed until it came to call `_printHierarchy`:
/// `<Class: 0x…; view = <Class; 0x…>; frame = (0, 0; 414, 736)>`, `<Class: 0x…; view not loaded>`.
struct ChiselDialect: DumpDialect {
  static let name = "chisel"

  static func match(_ text: ArraySlice<UInt8>, longestName: Int) -> DumpMatch {
    let cursor = DumpCursor(text, longest: longestName)
    let exact = exact(cursor)
    if let exact, exact.status == .complete { return exact }
    let bracketed = bracketed(cursor)
    return bracketed.status == .complete ? bracketed : exact ?? bracketed
  }

  /// A row with its addresses. They and the semicolons tell where classes end, so brackets in
  /// names may close what nothing has opened.
  private static func exact(_ start: DumpCursor) -> DumpMatch? {
    var cursor = start
    guard cursor.literal("<") == .matched, let controller = cursor.referenceBeforeSemicolon()
    else { return nil }
    switch cursor.literal("viewnotloaded") {
    case .ended: return .begun(cursor)
    case .matched:
      guard cursor.closingBracket() != nil else { return cursor.ifOpen }
      return complete(controller, .notLoaded, end: cursor.index)
    case .failed: break
    }
    for text: StaticString in ["view=", "<"] {
      switch cursor.literal(text) {
      case .ended: return .begun(cursor)
      case .failed: return nil
      case .matched: break
      }
    }
    let name = cursor.index
    guard cursor.stepBehind(UInt8(ascii: ";")) else { return .begun(cursor) }
    guard let end = cursor.closingBracket() else { return cursor.ifOpen }
    guard let view = DumpReference(cursor.bytes[name..<end]), view.address != nil else {
      return nil
    }
    guard cursor.closingBracket() != nil else { return cursor.ifOpen }
    return complete(
      controller, ControllerView(view.className, address: view.address), end: cursor.index)
  }

  /// A row whose brackets match, with or without addresses.
  private static func bracketed(_ start: DumpCursor) -> DumpMatch {
    var match = DumpMatch()
    var cursor = start
    guard let inside = cursor.brackets() else {
      match.status = cursor.isAtEnd ? .incomplete : .none
      match.end = cursor.index
      return match
    }
    guard let semicolon = inside.firstIndex(of: UInt8(ascii: ";")),
      let controller = DumpReference(inside[..<semicolon])
    else { return match }
    var rest = DumpCursor(inside[(semicolon + 1)...], longest: start.longest)
    if rest.literal("viewnotloaded") == .matched {
      return complete(controller, .notLoaded, end: cursor.index)
    }
    guard rest.literal("view=") == .matched else { return match }
    rest.skipBlanks()
    guard let view = rest.brackets().flatMap(DumpReference.init) else { return match }
    return complete(
      controller, ControllerView(view.className, address: view.address), end: cursor.index)
  }

  private static func complete(
    _ controller: DumpReference, _ view: ControllerView, end: Int
  ) -> DumpMatch {
    var match = DumpMatch()
    match.fields.className = controller.className
    match.fields.address = controller.address
    match.fields.view = view
    match.status = .complete
    match.isCertain = true
    match.end = end
    return match
  }
}

extension DumpMatch {
  /// A row that the line ends in the middle of.
  fileprivate static func begun(_ cursor: DumpCursor) -> DumpMatch {
    var match = DumpMatch()
    match.status = .incomplete
    match.end = cursor.bytes.endIndex
    return match
  }
}

extension DumpCursor {
  /// A row that goes on, where no bracket follows.
  fileprivate var ifOpen: DumpMatch? { nextBracket() == nil ? .begun(self) : nil }

  /// Steps behind a class with an address and the semicolon after it.
  fileprivate mutating func referenceBeforeSemicolon() -> DumpReference? {
    let start = index
    guard stepBehind(UInt8(ascii: ";")),
      let reference = DumpReference(bytes[start..<(index - 1)]), reference.address != nil
    else { return nil }
    return closesEarly(start..<index) ? nil : reference
  }

  /// Whether the row's own bracket is closed inside: `<UIView 0x1> of <Controller: 0x2; …>`. In a
  /// name the bracket stands inside a word.
  private func closesEarly(_ range: Range<Int>) -> Bool {
    var depth = 0
    for place in range where bytes[place] == UInt8(ascii: "<") || bytes[place] == UInt8(ascii: ">")
    {
      if bytes[place] == UInt8(ascii: "<") {
        depth += 1
      } else if bytes[place - 1] != UInt8(ascii: "-") {
        depth -= 1
        let isEnd = [UInt8(ascii: " "), UInt8(ascii: ",")].contains(bytes[place + 1])
        if depth < 0, isEnd || DumpReference.endsInAddress(bytes[range.lowerBound..<place]) {
          return true
        }
      }
    }
    return false
  }
}
