#if Graphviz
  import Foundation
  import NavGraph
  import NavTestSupport
  import NavTool
  import Testing

  @Suite(.serialized) struct GuardedEngineTests {
    private let request = LayoutRequest(
      nodes: (0..<60).map { _ in .init(width: 80, height: 40) },
      edges: (1..<60).map { .init(from: ($0 - 1) / 2, to: $0) }, entries: [0])

    /// Runs the engine with a shell script as its worker.
    private func place(
      _ script: String, timeout: Double = 20, request: LayoutRequest? = nil
    ) throws -> (placed: PlacedGraph, notes: [Diagnostic], seconds: Double) {
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("navviz-worker-\(UUID().uuidString).sh")
      defer { try? FileManager.default.removeItem(at: file) }
      try Data("#!/bin/sh\n\(script)\n".utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
      while true {
        let engine = GuardedEngine(worker: file.path, timeout: timeout)
        let start = Date()
        let placed = try engine.place(request ?? self.request)
        // A child that another test starts just now may still hold the script open for writing.
        if engine.notes.contains(where: { $0.message.contains("Text file busy") }) {
          Thread.sleep(forTimeInterval: 0.02)
          continue
        }
        return (placed, engine.notes, Date().timeIntervalSince(start))
      }
    }

    private func expectTrees(
      _ script: String, timeout: Double = 20, saying text: String
    ) throws {
      let result = try place(script, timeout: timeout)
      #expect(result.placed == (try TreeEngine().place(request)))
      #expect(result.notes.count == 1)
      #expect(result.notes.first?.message.contains(text) == true, "\(result.notes)")
      #expect(result.seconds < 10)
    }

    @Test func hangingWorkerIsKilled() throws {
      try expectTrees("trap '' TERM; cat >/dev/null; sleep 60", timeout: 0.3, saying: "longer than")
    }

    @Test func workerThatClosesItsOutputAndHangsIsKilled() throws {
      try expectTrees("exec >&-; exec 2>&-; sleep 60", timeout: 0.3, saying: "longer than")
    }

    @Test func abortingWorker() throws {
      try expectTrees("kill -ABRT $$", saying: "crashed (signal 6)")
    }

    @Test func failingWorkerIsQuoted() throws {
      try expectTrees("echo 'no plug-in' >&2; exit 3", saying: "code 3): no plug-in")
    }

    @Test func garbage() throws {
      try expectTrees("cat >/dev/null; echo hello", saying: "garbled")
    }

    @Test func fiveMegabytesOfGarbage() throws {
      try expectTrees("head -c 5000000 /dev/zero", saying: "garbled")
    }

    @Test func answerForAnotherMap() throws {
      let other = try TreeEngine().place(LayoutRequest(nodes: [], edges: []))
      let text = String(decoding: LayoutWire.encode(.success(other)), as: UTF8.self)
      try expectTrees("cat >/dev/null; cat <<'EOF'\n\(text)EOF", saying: "another map")
    }

    @Test func missingWorker() throws {
      let engine = GuardedEngine(worker: "/no/such/program", timeout: 5)
      #expect(try engine.place(request) == (try TreeEngine().place(request)))
      #expect(engine.notes.first?.message.contains("does not start") == true)
    }

    @Test func errorsOfTheWorkerAreToldAsTheyAre() throws {
      let error = NavError("the plug-in is missing", advice: nil)
      let text = String(decoding: LayoutWire.encode(.failure(error)), as: UTF8.self)
      try expectTrees("cat >/dev/null; cat <<'EOF'\n\(text)EOF", saying: "the plug-in is missing")
    }

    @Test func soundAnswersAreTaken() throws {
      var wanted = try TreeEngine().place(request)
      for index in wanted.nodes.indices { wanted.nodes[index].x += 5 }
      let text = String(decoding: LayoutWire.encode(.success(wanted)), as: UTF8.self)
      let result = try place("cat >/dev/null; cat <<'EOF'\n\(text)EOF")
      #expect(result.placed == wanted)
      #expect(result.notes.isEmpty)
    }

    @Test func largeMapsGoThroughWhole() throws {
      let count = 30_000
      let large = LayoutRequest(
        nodes: (0..<count).map { _ in .init(width: 123.456, height: 78.9) },
        edges: (1..<count).map { .init(from: ($0 - 1) / 3, to: $0, fromOffset: 12.5) })
      let size = LayoutWire.encode(large, engine: "auto").count
      let result = try place("exit $(( $(wc -c) == \(size) ? 7 : 8 ))", request: large)
      #expect(result.notes.first?.message.contains("code 7") == true, "\(result.notes)")
    }

    @Test func smallMapsStayInProcess() throws {
      let small = LayoutRequest(
        nodes: (0..<5).map { _ in .init(width: 80, height: 40) },
        edges: (1..<5).map { .init(from: 0, to: $0) }, entries: [0])
      let engine = GuardedEngine(worker: "/no/such/program", timeout: 5)
      #expect(try engine.place(small).nodes.count == 5)
      #expect(engine.notes.isEmpty)
    }

    @Test func unknownEngineIsRefused() {
      let engine = GuardedEngine(worker: "/bin/false", timeout: 5, engine: "best")
      #expect(throws: NavError.self) { try engine.place(request) }
    }
  }
#endif
