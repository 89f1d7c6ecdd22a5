internal import NavGraph

/// Reads `.xcstrings`, JSON with the texts of all languages.
///
/// Only the entries that are asked for are read; the others are passed over, for catalogs are large.
struct StringCatalog {
  private let bytes: [UInt8]
  private let wanted: Set<String>
  private(set) var texts: [String: String] = [:]
  /// Whether it is no such file.
  private(set) var isFaulty = false

  /// - Complexity: O(bytes).
  init(_ content: [UInt8], wanted: Set<String>) {
    bytes = content
    self.wanted = wanted
    let top = members(of: 0..<bytes.count)
    guard let strings = top?.last(where: { text($0.key) == "strings" })?.value,
      let entries = members(of: strings)
    else {
      isFaulty = true
      return
    }
    let source = top?.last { text($0.key) == "sourceLanguage" }.flatMap { text($0.value) } ?? "en"
    let lengths = Set(wanted.map { $0.utf8.count + 2 })
    for entry in entries where lengths.contains(entry.key.count) || isEscaped(entry.key) {
      guard let key = text(entry.key), wanted.contains(key),
        let node = try? JSONReader.read(Array(bytes[entry.value]))
      else { continue }
      texts[key] = Self.text(of: node["localizations"]?[source])
    }
  }

  private static func text(of localization: JSONNode?) -> String? {
    let unit =
      localization?["stringUnit"]
      ?? localization?["variations"]?["plural"]?["other"]?["stringUnit"]
      ?? localization?["variations"]?["device"]?["iphone"]?["stringUnit"]
    return unit?["value"]?.value.string
  }

  private func isEscaped(_ part: Range<Int>) -> Bool { bytes[part].contains(UInt8(ascii: "\\")) }

  private func text(_ part: Range<Int>) -> String? {
    (try? JSONReader.read(Array(bytes[part])))?.value.string
  }

  // MARK: Passing over

  /// Where the keys and values of an object are; `nil` where it is none.
  private func members(of part: Range<Int>) -> [(key: Range<Int>, value: Range<Int>)]? {
    var index = part.lowerBound
    skipBlanks(&index)
    guard index < part.upperBound, bytes[index] == UInt8(ascii: "{") else { return nil }
    index += 1
    var result: [(key: Range<Int>, value: Range<Int>)] = []
    while true {
      skipBlanks(&index)
      guard index < part.upperBound else { return nil }
      if bytes[index] == UInt8(ascii: "}") { return result }
      let key = index
      skipValue(&index)
      let keyEnd = index
      skipBlanks(&index)
      guard keyEnd > key, index < part.upperBound, bytes[index] == UInt8(ascii: ":") else {
        return nil
      }
      index += 1
      skipBlanks(&index)
      let value = index
      skipValue(&index)
      if index == value { return nil }
      result.append((key..<keyEnd, value..<index))
      skipBlanks(&index)
      if index < part.upperBound, bytes[index] == UInt8(ascii: ",") { index += 1 }
    }
  }

  private func skipBlanks(_ index: inout Int) {
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
  }

  private func skipValue(_ index: inout Int) {
    var depth = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""): skipString(&index)
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        index += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return }
        depth -= 1
        index += 1
      case UInt8(ascii: ","), UInt8(ascii: ":"):
        if depth == 0 { return }
        index += 1
        continue
      default:
        index += 1
        continue
      }
      if depth == 0 { return }
    }
  }

  private func skipString(_ index: inout Int) {
    index += 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    index = min(index + 1, bytes.count)
  }
}
