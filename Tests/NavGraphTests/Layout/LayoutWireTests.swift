import NavGraph
import NavTestSupport
import Testing

@Suite struct LayoutWireTests {
  @Test func requestsReadBackEqual() throws {
    for seed in UInt64(1)...20 {
      var request = LayoutRequest.random(seed: seed, direction: .bottomToTop)
      request.ranks = [[0], [], Array(request.nodes.indices)]
      request.nodes[0].isFlexible = false
      let (read, engine) = try LayoutWire.decodeRequest(LayoutWire.encode(request, engine: "fdp"))
      #expect(read == request, "seed \(seed)")
      #expect(engine == "fdp")
    }
  }

  @Test func resultsReadBackEqual() throws {
    for seed in UInt64(1)...20 {
      let request = LayoutRequest.random(seed: seed, direction: .leftToRight)
      let placed = try TreeEngine().place(request)
      #expect(try LayoutWire.decodeResult(LayoutWire.encode(.success(placed))) == placed)
    }
  }

  @Test func errorsKeepTheirAdvice() {
    let error = NavError("no\nplug-in", advice: "run dot -c")
    #expect(throws: NavError("no plug-in", advice: "run dot -c")) {
      try LayoutWire.decodeResult(LayoutWire.encode(.failure(error)))
    }
  }

  @Test func cutAndForeignTextIsRefused() throws {
    let request = LayoutRequest.random(seed: 3, direction: .leftToRight)
    let whole = LayoutWire.encode(.success(try TreeEngine().place(request)))
    for length in stride(from: 0, to: whole.count - 4, by: 37) {
      #expect(throws: NavError.self) { try LayoutWire.decodeResult(Array(whole.prefix(length))) }
    }
    for text in [
      "", "hello", "navviz-placed-1 1 1 999999999999 0 0", "navviz-placed-1 nan 1 0 0 0",
    ] {
      #expect(throws: NavError.self) { try LayoutWire.decodeResult(Array(text.utf8)) }
      #expect(throws: NavError.self) { try LayoutWire.decodeRequest(Array(text.utf8)) }
    }
  }
}
