internal import Dispatch

/// One line on a terminal that says what takes long; shown after a second, erased at the end.
package final class ProgressLine: @unchecked Sendable {
  // Everything below is touched on this queue only.
  private let queue = DispatchQueue(label: "navviz.progress")
  private let write: @Sendable ([UInt8]) -> Void
  private let width: Int
  private var step = ""
  private var seconds = 0
  private var isShown = false
  private var isFinished = false

  /// - Parameters:
  ///   - width: columns of the terminal; the line never fills the last one.
  ///   - delay: seconds before the line is shown, and between two of its updates.
  ///   - write: to the terminal.
  package init(width: Int = 80, delay: Double = 1, write: @escaping @Sendable ([UInt8]) -> Void) {
    self.width = width
    self.write = write
    wait(delay)
  }

  /// Says what is done now.
  package func begin(_ step: String) {
    queue.sync {
      self.step = step
      if isShown, !isFinished { draw() }
    }
  }

  /// Erases the line. Nothing is written afterwards, so that a result can follow.
  package func finish() {
    queue.sync {
      if isShown, !isFinished { write(Array("\r\u{1B}[K".utf8)) }
      isFinished = true
    }
  }

  private func wait(_ delay: Double) {
    queue.asyncAfter(deadline: .now() + delay) { [weak self] in
      guard let self, !isFinished else { return }
      isShown = true
      seconds += 1
      draw()
      wait(delay)
    }
  }

  private func draw() {
    let text = "navviz: \(step), \(seconds) s"
    write(Array("\r\(text.prefix(max(width - 1, 0)))\u{1B}[K".utf8))
  }
}

extension CommandContext {
  /// A line on the terminal for work over a second; `nil` where nobody would see it or wants it.
  func progressLine() -> ProgressLine? {
    guard environment.isTerminal(.errors), environment.variable("TERM") != "dumb",
      !arguments.isOn("quiet"), let write = environment.writeProgress
    else { return nil }
    return ProgressLine(width: environment.columns(.errors) ?? 80, write: write)
  }
}
