/// `-[UIViewController _printHierarchy]` of iOS 8 and later, which newer chisel prints too:
/// `<Class 0x…>, state: appeared, view: <Class 0x…> not in the window, presented with: <Class 0x…>`.
struct PrintHierarchyDialect: DumpDialect {
  static let name = "print-hierarchy"

  static func match(_ text: ArraySlice<UInt8>, longestName: Int) -> DumpMatch {
    var row = Row(text, longestName: longestName)
    row.read()
    return row.match
  }

  private struct Row {
    var match = DumpMatch()
    private var cursor: DumpCursor

    init(_ text: ArraySlice<UInt8>, longestName: Int) {
      cursor = DumpCursor(text, longest: longestName)
    }

    mutating func read() {
      parts()
      // Something odd behind the state does not make it less of a controller.
      if match.isCertain, match.status == .none {
        match.status = .complete
        match.end = cursor.index
      }
    }

    private mutating func parts() {
      guard let controller = controller() else { return }
      match.fields.className = controller.className
      match.fields.address = controller.address
      guard expect(",state:") else { return }
      match.isCertain = true
      guard state(), expect(",view:"), view() else { return }
      match.status = .complete
      match.end = cursor.index
      tail()
    }

    /// The class before the state. Brackets in its name may close what nothing has opened.
    private mutating func controller() -> DumpReference? {
      cursor.skipBlanks()
      let start = cursor.index + 1
      guard let shortest = reference() else { return nil }
      var stretched = cursor
      for _ in 0..<8 where !stretched.isBefore(",state:") {
        guard let end = stretched.closingBracket() else { break }
        guard stretched.isBefore(",state:") else { continue }
        guard let longer = DumpReference(cursor.bytes[start..<end]), longer.address != nil
        else { break }
        cursor = stretched
        return longer
      }
      if shortest.address == nil, isInsideName {
        match.status = .incomplete
        match.end = cursor.bytes.endIndex
        return nil
      }
      return shortest
    }

    /// Whether a name goes on behind a bracket, to the end of the line at least.
    private var isInsideName: Bool {
      guard let next = cursor.here, next != UInt8(ascii: " "), next != UInt8(ascii: ",") else {
        return false
      }
      return cursor.nextBracket() == nil
    }

    /// A class in brackets. The match is incomplete where they are not closed.
    private mutating func reference() -> DumpReference? {
      cursor.skipBlanks()
      if cursor.isAtEnd { match.status = .incomplete }
      guard let inside = cursor.brackets() else {
        if cursor.isAtEnd { match.status = .incomplete }
        match.end = cursor.index
        return nil
      }
      guard let reference = DumpReference(inside) else {
        match.status = .none
        return nil
      }
      return reference
    }

    private mutating func expect(_ text: StaticString) -> Bool {
      switch cursor.literal(text) {
      case .matched: return true
      case .ended: match.status = .incomplete
      case .failed: match.status = .none
      }
      match.end = cursor.index
      return false
    }

    /// A word up to the next comma.
    private mutating func state() -> Bool {
      var word: [UInt8] = []
      while let byte = cursor.here, byte != UInt8(ascii: ","), word.count < 40 {
        if byte != UInt8(ascii: " ") { word.append(byte) }
        cursor.index += 1
      }
      match.fields.state = word.isEmpty ? nil : String(decoding: word, as: UTF8.self)
      return true
    }

    private mutating func view() -> Bool {
      for text: StaticString in ["(viewnotloaded)", "(null)"] {
        switch cursor.literal(text) {
        case .matched:
          match.fields.view = .notLoaded
          return true
        case .ended:
          match.status = .incomplete
          match.end = cursor.index
          return false
        case .failed: continue
        }
      }
      cursor.skipBlanks()
      let start = cursor.index + 1
      guard let shortest = reference() else { return false }
      let view = shortest.address == nil ? stretched(shortest, from: start) : shortest
      match.fields.view = ControllerView(
        view.className, isInWindow: true, address: view.address)
      return true
    }

    /// A view whose name closes what nothing has opened, if an address tells where it ends.
    private mutating func stretched(_ shortest: DumpReference, from start: Int) -> DumpReference {
      var ahead = cursor
      for _ in 0..<8 {
        guard let end = ahead.closingBracket() else { break }
        guard let longer = DumpReference(cursor.bytes[start..<end]), longer.address != nil
        else { continue }
        cursor = ahead
        return longer
      }
      return shortest
    }

    /// What may follow the view, in any order.
    private mutating func tail() {
      var goesOn = true
      while goesOn {
        goesOn = false
        switch cursor.literal("notinthewindow") {
        case .matched:
          match.fields.view?.isInWindow = false
          goesOn = true
        case .ended: return endInside()
        case .failed: break
        }
        if goesOn {
          match.end = cursor.index
          continue
        }
        switch cursor.literal(",presentedwith:") {
        case .matched: goesOn = presentation()
        case .ended: return endInside()
        case .failed: break
        }
      }
    }

    private mutating func presentation() -> Bool {
      cursor.skipBlanks()
      // Nothing is lost where this class is too long.
      cursor.longest = DumpCursor.usual
      guard let inside = cursor.brackets() else {
        endInside()
        return false
      }
      match.fields.presentation = DumpReference(inside)?.className
      match.end = cursor.index
      return true
    }

    /// The row stops in the middle of something that belongs to it.
    private mutating func endInside() {
      if cursor.isAtEnd { match.end = cursor.index }
    }
  }
}
