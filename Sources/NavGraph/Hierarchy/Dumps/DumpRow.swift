/// A row that may go on with the next line.
struct DumpRow {
  /// From the row's `<` to the end of the line.
  var text: ArraySlice<UInt8>
  var marks: DumpScanner.Marks
  var match: DumpMatch
  /// What stood before the row, to be taken off the lines that it goes on in.
  var prefix: [UInt8]
  /// Brackets that are open at the end of the text; `nil` while it is one line.
  var openBrackets: Int?
  /// How often the text was read anew.
  var readings = 1

  /// Joins a line. Names may be as long as they like: the row is not read anew where it cannot
  /// have come to an end.
  ///
  /// - Returns: whether the line stands inside of brackets as a whole.
  mutating func append(_ line: ArraySlice<UInt8>) -> Bool {
    if openBrackets == nil {
      // Counts from 0, and no longer shares the whole input.
      text = Array(text)[...]
      openBrackets = Self.brackets(in: text, from: 0, after: nil).last
    }
    let open = Self.brackets(in: line, from: openBrackets ?? 0, after: text.last)
    openBrackets = open.last
    text += line
    return open.lowest > 0
  }

  /// How many brackets are open at the lowest point and at the end.
  private static func brackets(
    in line: ArraySlice<UInt8>, from open: Int, after last: UInt8?
  ) -> (lowest: Int, last: Int) {
    var (lowest, open, last) = (open, open, last)
    for byte in line {
      if byte == UInt8(ascii: "<") { open += 1 }
      // The arrow of a function type closes nothing.
      if byte == UInt8(ascii: ">"), last != UInt8(ascii: "-") { open -= 1 }
      lowest = min(lowest, open)
      last = byte
    }
    return (lowest, open)
  }
}
