/// What Objective-C files say of storyboards. They are not analysed: a look at their text keeps the map
/// from claiming that what they do is done by nobody.
struct ObjectiveCCode: Sendable {
  /// Endings of the names of files with code.
  static let fileExtensions = [".m", ".mm"]

  /// Texts in files that perform segues: any of them may be the identifier of one.
  private(set) var segues: Set<String> = []
  /// Classes that are implemented.
  private(set) var classes: Set<String> = []
  /// Selectors, up to their first colon, of methods that take a segue.
  private(set) var unwindActions: Set<String> = []

  /// - Complexity: O(bytes).
  mutating func read(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { buffer in
      var scan = Scan(buffer)
      scan.read()
      classes.formUnion(scan.classes)
      unwindActions.formUnion(scan.unwindActions)
      if scan.performsSegues { segues.formUnion(scan.literals) }
    }
  }

  private struct Scan {
    private let bytes: UnsafeBufferPointer<UInt8>
    var classes: [String] = []
    var unwindActions: [String] = []
    var literals: [String] = []
    var performsSegues = false

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    mutating func read() {
      var at = 0
      while at < bytes.count {
        switch bytes[at] {
        case UInt8(ascii: "@"): at = readMark(at + 1)
        case UInt8(ascii: "p") where starts("performSegueWithIdentifier:", at: at):
          performsSegues = true
          at += 1
        case UInt8(ascii: "U") where starts("UIStoryboardSegue", at: at):
          noteAction(before: at)
          at += 1
        default: at += 1
        }
      }
    }

    /// After an `@`: a text, or the name of a class.
    private mutating func readMark(_ start: Int) -> Int {
      if start < bytes.count, bytes[start] == UInt8(ascii: "\"") {
        var end = start + 1
        while end < bytes.count, bytes[end] != UInt8(ascii: "\""), bytes[end] != 0x0A { end += 1 }
        literals.append(text(start + 1, end))
        return end + 1
      }
      guard starts("implementation", at: start) else { return start }
      var at = start + "implementation".utf8.count
      while at < bytes.count, bytes[at] == 0x20 { at += 1 }
      let end = self.end(ofNameAt: at)
      if end > at { classes.append(text(at, end)) }
      return end
    }

    /// `- (IBAction)close:(UIStoryboardSegue *)segue`: the name before the colon.
    private mutating func noteAction(before at: Int) {
      var end = at - 1
      while end >= 0, bytes[end] == 0x20 || bytes[end] == UInt8(ascii: "(") { end -= 1 }
      guard end >= 0, bytes[end] == UInt8(ascii: ":") else { return }
      var start = end
      while start > 0, isName(bytes[start - 1]) { start -= 1 }
      if start < end { unwindActions.append(text(start, end)) }
    }

    private func starts(_ word: StaticString, at: Int) -> Bool {
      guard at + word.utf8CodeUnitCount <= bytes.count else { return false }
      for index in 0..<word.utf8CodeUnitCount where bytes[at + index] != word.utf8Start[index] {
        return false
      }
      return true
    }

    private func end(ofNameAt start: Int) -> Int {
      var end = start
      while end < bytes.count, isName(bytes[end]) { end += 1 }
      return end
    }

    private func isName(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        true
      default: false
      }
    }

    private func text(_ start: Int, _ end: Int) -> String {
      String(decoding: bytes[start..<end], as: UTF8.self)
    }
  }
}
