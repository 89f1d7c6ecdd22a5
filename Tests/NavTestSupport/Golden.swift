import Foundation
public import Testing

/// Compares a text with the file of that name in the `Golden` folder of the caller's test target.
///
/// With `NAVVIZ_UPDATE_GOLDEN=1` the file is written anew and the test still fails, so that no run
/// that wrote goldens can pass by accident. A missing file fails.
///
/// - Parameters:
///   - text: what the code under test gave.
///   - name: file name, or a path below `Golden` with `/`.
/// - Throws: when the `Golden` folder of the caller's target cannot be found or written.
public func expectGolden(
  _ text: String, _ name: String, filePath: String = #filePath,
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
  let golden = try goldenFolder(of: filePath).appendingPathComponent(name)
  let shown = "Golden/\(name)"
  if ProcessInfo.processInfo.environment["NAVVIZ_UPDATE_GOLDEN"] == "1" {
    try FileManager.default.createDirectory(
      at: golden.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: golden)
    Issue.record(
      "\(shown) was written; read the diff, then run without NAVVIZ_UPDATE_GOLDEN",
      sourceLocation: sourceLocation)
    return
  }
  guard let bytes = FileManager.default.contents(atPath: golden.path) else {
    Issue.record(
      "\(shown) is missing; NAVVIZ_UPDATE_GOLDEN=1 writes it", sourceLocation: sourceLocation)
    return
  }
  if Array(bytes) == Array(text.utf8) { return }
  let difference = firstDifference(String(decoding: bytes, as: UTF8.self), text)
  Issue.record("\(shown) differs: \(difference)", sourceLocation: sourceLocation)
}

/// The folder `Golden` of the test target that the file belongs to.
private func goldenFolder(of filePath: String) throws -> URL {
  var folder = URL(fileURLWithPath: filePath).deletingLastPathComponent()
  while folder.pathComponents.count > 2 {
    let parent = folder.deletingLastPathComponent()
    if parent.lastPathComponent == "Tests" { return folder.appendingPathComponent("Golden") }
    folder = parent
  }
  throw GoldenError(description: "\(filePath) is not below a folder called Tests")
}

private struct GoldenError: Error, CustomStringConvertible {
  var description: String
}

/// The first line that is not the same, as both sides have it.
private func firstDifference(_ expected: String, _ actual: String) -> String {
  let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
  for index in 0..<max(old.count, new.count) {
    let before = index < old.count ? "\"\(old[index])\"" : "the end"
    let after = index < new.count ? "\"\(new[index])\"" : "the end"
    if before != after {
      return "line \(index + 1) should be \(before) and is \(after)"
    }
  }
  return "the bytes differ though the lines look the same"
}
