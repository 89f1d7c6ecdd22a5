/// The world refused: a file is missing, no layout engine worked. Says what was tried and what to
/// do next. The command prints it and exits with 2.
public struct NavError: Error, Hashable, Sendable, CustomStringConvertible {
  public var message: String
  /// What the person can do, as a sentence; `nil` when there is nothing.
  public var advice: String?

  public init(_ message: String, advice: String? = nil) {
    self.message = message
    self.advice = advice
  }

  public var description: String { advice.map { "\(message). \($0)" } ?? message }
}
