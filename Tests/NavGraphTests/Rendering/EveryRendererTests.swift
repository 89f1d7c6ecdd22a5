import Foundation
import NavGraph
import NavTestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What every renderer has to survive, the next one too.
@Suite struct EveryRendererTests {
  private func check(
    _ renderer: any Renderer.Type, _ name: String, _ graph: NavigationGraph
  ) throws {
    let label = "\(renderer.format), \(name)"
    let rendered = try renderer.init(.standard).render(graph)
    #expect(rendered.bytes == (try renderer.init(.standard).render(graph).bytes), "\(label)")
    guard let text = rendered.text else { return }
    #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"), "\(label): one newline ends it")
    #expect(!text.unicodeScalars.contains("\0"), "\(label): holds a zero byte")
    switch renderer.fileExtension {
    case "svg", "xml", "html": #expect(isXML(text), "\(label): is no XML")
    case "json": _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
    default: break
    }
  }

  @Test func hostileMaps() throws {
    for renderer in Renderers.builtIn {
      for (name, graph) in HostileGraphs.all { try check(renderer, name, graph) }
    }
  }

  /// Controls of direction let a name look like another; letters from right to left stay.
  @Test func namesCouldDisguiseThemselves() throws {
    let values: [UInt32] =
      [0x061C, 0x200E, 0x200F] + Array(0x202A...0x202E) + Array(0x2066...0x2069)
    let controls = values.compactMap(Unicode.Scalar.init)
    let graphs = controls.map { control in
      let name = "Pay\(control)gnp.exe שלום"
      return NavigationGraph(
        name: name, entry: [ScreenID(name)],
        screens: [
          Screen(
            ScreenID(name), title: name, type: name, location: InputLocation(file: name, line: 1),
            group: name, tags: [name]), Screen("Home"),
        ],
        transitions: [
          Transition(
            from: ScreenID(name), to: "Home", kind: .push, trigger: name, via: [name],
            condition: name)
        ], tabs: [TabBar(container: ScreenID(name), order: [Tab(to: "Home", label: name)])])
    }
    for renderer in Renderers.builtIn {
      for graph in graphs {
        let text = try renderer.init(.standard).render(graph).text ?? ""
        // The text form keeps names from right to left to themselves with a pair of its own.
        let own: Set<Unicode.Scalar> = renderer.format == "text" ? ["\u{2068}", "\u{2069}"] : []
        let found = text.unicodeScalars.filter { controls.contains($0) && !own.contains($0) }
        #expect(found.isEmpty, "\(renderer.format)")
        // SVG dropped them in silence from what is seen.
        if ["svg", "text"].contains(renderer.format) {
          #expect(text.contains("Pay\u{FFFD}gnp.exe"), "\(renderer.format)")
        }
        #expect(!text.contains("Paygnp"), "\(renderer.format)")
        #expect(text.contains("שלום"))
      }
    }
  }

  @Test func anEmptyNameLeftALooseSeparator() throws {
    for renderer in Renderers.builtIn {
      for var graph in [NavigationGraph.shop, NavigationGraph()] {
        graph.name = nil
        let expected = try renderer.init(.standard).render(graph).bytes
        graph.name = ""
        #expect(try renderer.init(.standard).render(graph).bytes == expected, "\(renderer.format)")
        let blank = RenderOptions(title: "")
        #expect(try renderer.init(blank).render(graph).bytes == expected, "\(renderer.format)")
      }
    }
  }

  @Test func chainOfTenThousand() throws {
    for renderer in Renderers.builtIn { try check(renderer, "chain", .chain(10_000)) }
  }

  @Test func randomMaps() throws {
    for renderer in Renderers.builtIn {
      for seed in UInt64(1)...5 {
        try check(renderer, "seed \(seed)", .random(seed: seed, screens: 30))
      }
    }
  }
}

/// Whether a text is well-formed XML. Read from a stream, since the parser refuses large data.
func isXML(_ text: String) -> Bool {
  let parser = XMLParser(stream: InputStream(data: Data(text.utf8)))
  return parser.parse()
}
