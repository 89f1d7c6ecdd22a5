/// Something that a person should know about an input: what is wrong, where, and what to do next.
public struct Diagnostic: Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// Part of the input could not be used.
    case error
    /// Used, but probably not what was meant.
    case warning
    /// Worth knowing.
    case note
  }

  public var severity: Severity
  /// Stable name, lower case with hyphens after the area: `swift.unresolved-target`.
  public var id: String
  public var message: String
  public var location: InputLocation?
  /// Fields of the input that navviz does not know, in the order of the input.
  public var extra: [JSONMember]
  /// The screen that is missed: a merge with a map that has it settles the matter.
  var missingScreen: ScreenID?

  public init(
    _ severity: Severity, id: String, _ message: String, at location: InputLocation? = nil,
    extra: [JSONMember] = []
  ) {
    self.severity = severity
    self.id = id
    self.message = message
    self.location = location
    self.extra = extra
  }
}

extension Diagnostic: Comparable {
  /// Orders by place, those without a place first; then by id and message.
  public static func < (left: Diagnostic, right: Diagnostic) -> Bool {
    if left.location != right.location {
      guard let here = left.location else { return true }
      guard let there = right.location else { return false }
      return here < there
    }
    return (left.id, left.message, left.severity.rawValue)
      < (right.id, right.message, right.severity.rawValue)
  }
}

extension Diagnostic: CustomStringConvertible {
  /// `file:line:column: severity: message [id]`, with the parts of the place that are known.
  public var description: String {
    let place = location?.description ?? ""
    let words = "\(severity.rawValue): \(message) [\(id)]"
    return place.isEmpty ? words : "\(place): \(words)"
  }
}
