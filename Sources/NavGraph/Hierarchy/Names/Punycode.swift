/// Swift's spelling of names beyond ASCII: Punycode with `_` as the delimiter and the digits
/// `a`–`z`, `A`–`J`.
///
/// Source: RFC 3492; https://github.com/swiftlang/swift/blob/main/lib/Demangling/Punycode.cpp
enum Punycode {
  /// The name, or `nil` where the text is damaged.
  ///
  /// - Complexity: O(length × scalars that are not ASCII); texts over 256 bytes are refused.
  static func decode(_ bytes: ArraySlice<UInt8>) -> String? {
    guard bytes.count <= 256 else { return nil }
    var scalars: [Unicode.Scalar] = []
    var rest = bytes
    if let delimiter = bytes.lastIndex(of: UInt8(ascii: "_")) {
      scalars = bytes[..<delimiter].map { Unicode.Scalar($0) }
      rest = bytes[(delimiter + 1)...]
    }
    var (code, position, bias) = (128, 0, 72)
    while !rest.isEmpty {
      let start = position
      guard let step = delta(&rest, bias: bias) else { return nil }
      position += step
      bias = adapted(position - start, count: scalars.count + 1, isFirst: start == 0)
      code += position / (scalars.count + 1)
      position %= scalars.count + 1
      guard code <= 0x10FFFF, let scalar = scalar(code) else { return nil }
      scalars.insert(scalar, at: position)
      position += 1
    }
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text
  }

  /// Characters that no identifier may hold are spelled as lone surrogates.
  private static func scalar(_ code: Int) -> Unicode.Scalar? {
    (0xD800..<0xD880).contains(code)
      ? Unicode.Scalar(UInt32(code - 0xD800)) : Unicode.Scalar(UInt32(code))
  }

  /// A generalised number of variable length.
  private static func delta(_ rest: inout ArraySlice<UInt8>, bias: Int) -> Int? {
    var (value, weight, step) = (0, 1, 36)
    while true {
      guard let byte = rest.popFirst(), let digit = digit(byte) else { return nil }
      value += digit * weight
      guard value < 1 << 40 else { return nil }
      let threshold = step <= bias ? 1 : (step >= bias + 26 ? 26 : step - bias)
      if digit < threshold { return value }
      weight *= 36 - threshold
      guard weight < 1 << 40 else { return nil }
      step += 36
    }
  }

  private static func digit(_ byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(byte - UInt8(ascii: "a"))
    case UInt8(ascii: "A")...UInt8(ascii: "J"): Int(byte - UInt8(ascii: "A")) + 26
    default: nil
    }
  }

  private static func adapted(_ delta: Int, count: Int, isFirst: Bool) -> Int {
    var delta = isFirst ? delta / 700 : delta / 2
    delta += delta / count
    var steps = 0
    while delta > 455 {
      delta /= 35
      steps += 36
    }
    return steps + 36 * delta / (delta + 38)
  }
}
