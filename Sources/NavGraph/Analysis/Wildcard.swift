/// A pattern over one name: `*` stands for any run of characters, `?` for one.
package struct Wildcard: Hashable, Sendable {
  private let pattern: [Character]

  package init(_ pattern: String) { self.pattern = Array(pattern) }

  /// Whether the text holds a character that a pattern gives a meaning.
  package static func isPattern(_ text: String) -> Bool {
    text.contains { $0 == "*" || $0 == "?" }
  }

  /// Whether the whole text fits.
  ///
  /// - Complexity: O(text × pattern); no input makes it worse.
  package func matches(_ text: String) -> Bool {
    let text = Array(text)
    var (place, position) = (0, 0)
    var star: (pattern: Int, text: Int)?
    while place < text.count {
      if position < pattern.count, pattern[position] == "*" {
        star = (position, place)
        position += 1
      } else if position < pattern.count,
        pattern[position] == "?" || pattern[position] == text[place]
      {
        position += 1
        place += 1
      } else if let last = star {
        star = (last.pattern, last.text + 1)
        position = last.pattern + 1
        place = last.text + 1
      } else {
        return false
      }
    }
    return pattern[position...].allSatisfy { $0 == "*" }
  }
}
