import Foundation
import NavTestSupport
import NavTool
import Testing

/// `docs/formats.md` is written from the registries: `NAVVIZ_UPDATE_GOLDEN=1` writes it anew.
@Suite struct FormatsDocumentTests {
  @Test func theDocumentIsUpToDate() throws {
    var folder = URL(fileURLWithPath: #filePath)
    while folder.lastPathComponent != "Tests" { folder.deleteLastPathComponent() }
    let file = folder.deletingLastPathComponent().appendingPathComponent("docs/formats.md")
    let text = document(.builtIn)
    if ProcessInfo.processInfo.environment["NAVVIZ_UPDATE_GOLDEN"] == "1" {
      try Data(text.utf8).write(to: file)
      Issue.record("docs/formats.md was written; run again without NAVVIZ_UPDATE_GOLDEN")
      return
    }
    #expect(
      try String(contentsOf: file, encoding: .utf8) == text,
      "run the tests once with NAVVIZ_UPDATE_GOLDEN=1")
  }

  private func document(_ plugins: ToolPlugins) -> String {
    var text = """
      # Formats

      Written from the registries in the source; `navviz plugins` prints the same.

      ## What `navviz map` writes

      | `--format` | file | what it is |
      | --- | --- | --- |

      """
    for renderer in plugins.renderers {
      let files = renderer.fileExtensions.map { "`.\($0)`" }.joined(separator: ", ")
      text += "| `\(renderer.format)` | \(files) | \(renderer.summary) |\n"
    }
    text += """

      Without `--format` the name of `--output` decides, and `text` is the default.

      ## What `navviz tree` writes

      | `--format` | what it is |
      | --- | --- |

      """
    for renderer in plugins.hierarchyRenderers {
      text += "| `\(renderer.format)` | \(renderer.summary) |\n"
    }
    text += """

      ## What `navviz map` reads

      | importer | files | what it is | inside folders |
      | --- | --- | --- | --- |

      """
    for importer in plugins.importers {
      let files = importer.fileExtensions.map { "`.\($0)`" }.joined(separator: ", ")
      let search = importer.searchesFolders ? "yes" : "only when named"
      text += "| `\(importer.name)` | \(files) | \(importer.summary) | \(search) |\n"
    }
    return text
  }
}
