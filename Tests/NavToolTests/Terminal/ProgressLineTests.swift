import Foundation
import NavGraph
import NavTool
import Testing

@Suite struct ProgressLineTests {
  /// What a line wrote, from whichever thread.
  private final class Screen: @unchecked Sendable {
    private let lock = NSLock()
    private var bytes: [UInt8] = []

    func write(_ more: [UInt8]) { lock.withLock { bytes += more } }

    var text: String { lock.withLock { String(decoding: bytes, as: UTF8.self) } }
  }

  private let screen = Screen()

  private func line(width: Int = 80, delay: Double) -> ProgressLine {
    ProgressLine(width: width, delay: delay) { [screen] in screen.write($0) }
  }

  /// Waits until the screen shows something, at most 20 seconds.
  private func waitForText() async throws {
    for _ in 0..<2_000 where screen.text.isEmpty {
      try await Task.sleep(for: .milliseconds(10))
    }
  }

  @Test func shortWorkShowsNothing() {
    let progress = line(delay: 3_600)
    progress.begin("reading 3 files")
    progress.finish()
    #expect(screen.text == "")
  }

  @Test func longWorkIsShownAndErased() async throws {
    let progress = line(delay: 0.02)
    progress.begin("reading 3 files")
    try await waitForText()
    progress.begin("drawing 2 screens")
    progress.finish()
    let text = screen.text
    #expect(text.hasPrefix("\rnavviz: reading 3 files, 1 s\u{1B}[K"))
    #expect(text.contains("\rnavviz: drawing 2 screens, "))
    #expect(text.hasSuffix("s\u{1B}[K\r\u{1B}[K"))
    progress.begin("too late")
    progress.finish()
    try await Task.sleep(for: .milliseconds(60))
    #expect(screen.text == text)
  }

  @Test func narrowTerminalsKeepItOnOneLine() async throws {
    let progress = line(width: 12, delay: 0.02)
    progress.begin("reading 3 files")
    try await waitForText()
    progress.finish()
    #expect(screen.text.hasPrefix("\rnavviz: rea\u{1B}[K"))
  }

  @Test func pipesNeverSeeIt() throws {
    var world = FakeWorld()
    world.input = #"{"screens": [{"id": "A"}]}"#
    #expect(NavTool.run(["map", "-"], world.environment) == 0)
    #expect(world.written.errors == "")
  }
}
