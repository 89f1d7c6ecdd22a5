/// Texts that are not UTF-8.
enum JSONEncoding {
  /// Name of another encoding that the text is in, as its first bytes tell.
  static func foreign(_ bytes: [UInt8]) -> String? {
    let marks: [([UInt8], String)] = [
      ([0xFF, 0xFE, 0, 0], "UTF-32"), ([0, 0, 0xFE, 0xFF], "UTF-32"), ([0xFF, 0xFE], "UTF-16"),
      ([0xFE, 0xFF], "UTF-16"),
    ]
    if let mark = marks.first(where: { bytes.starts(with: $0.0) }) { return mark.1 }
    // Without a mark: JSON begins with a character of ASCII, so the other byte is zero.
    let starts = Array("{[\" \n\r\t".utf8)
    if bytes.count > 3, bytes[0] == 0, starts.contains(bytes[1]), bytes[2] == 0 {
      return "UTF-16BE"
    }
    if bytes.count > 3, starts.contains(bytes[0]), bytes[1] == 0, bytes[3] == 0 {
      return "UTF-16LE"
    }
    return nil
  }

  /// Index of the first byte that is not UTF-8.
  static func firstFault(in bytes: ArraySlice<UInt8>) -> Int? {
    guard let start = bytes.firstIndex(where: { $0 >= 0x80 }) else { return nil }
    var index = start
    var rest = bytes[start...].makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let scalar): index += scalar.count
      case .error: return index
      case .emptyInput: return nil
      }
    }
  }
}
