/// Addresses of source files, made from a template.
package enum SourceLink {
  /// Whether addresses can be made from a template: `{file}` and `{line}` are its only braces.
  package static func isUsable(_ template: String) -> Bool {
    guard let url = url(template, to: InputLocation(file: "file", line: 1)) else { return false }
    return !url.contains { "{}".contains($0) }
  }

  /// The address, or `nil` when its scheme could run code, the template is no address, or the place
  /// names no file.
  static func url(_ template: String, to place: InputLocation) -> String? {
    if place.file.isEmpty { return nil }
    let file = place.file.utf8.map { byte in
      isSafe(byte) ? String(UnicodeScalar(byte)) : escape(byte)
    }.joined()
    let text = template.replacing("{file}", with: file)
      .replacing("{line}", with: String(place.line ?? 1))
    return isAllowed(text) ? text : nil
  }

  private static func escape(_ byte: UInt8) -> String {
    "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }

  private static func isSafe(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
      UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }

  /// http, https, mailto or relative.
  static func isAllowed(_ url: String) -> Bool {
    if url.unicodeScalars.contains(where: { $0.value <= 0x20 || $0.value == 0x7F }) { return false }
    guard let colon = url.firstIndex(of: ":") else { return !url.isEmpty }
    let scheme = url[..<colon]
    if scheme.contains(where: { "/?#".contains($0) }) { return true }
    return ["http", "https", "mailto"].contains(scheme.lowercased())
  }
}
