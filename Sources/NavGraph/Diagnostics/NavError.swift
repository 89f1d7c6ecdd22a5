/// The world refused: a file is missing, no layout engine worked. Says what was tried and what to
/// do next. The command prints it and exits with 2.
public struct NavError: Error, Hashable, Sendable, CustomStringConvertible {
  public var message: String
  /// What the person can do, as a sentence; `nil` when there is nothing.
  public var advice: String?
  /// The place in an input that is at fault, where there is one.
  public var location: InputLocation?

  public init(_ message: String, advice: String? = nil, at location: InputLocation? = nil) {
    self.message = message
    self.advice = advice
    self.location = location
  }

  /// Message and advice, for a line that names the place already.
  public var explanation: String { advice.map { "\(message). \($0)" } ?? message }

  public var description: String {
    let place = location?.description ?? ""
    return place.isEmpty ? explanation : "\(place): \(explanation)"
  }
}
