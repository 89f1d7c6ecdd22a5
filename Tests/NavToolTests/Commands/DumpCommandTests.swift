import NavTestSupport
import Testing

@Suite struct DumpCommandTests {
  @Test func summariesNameTheCallsThatNavigate() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "struct A: View { var body: some View { Text(\"\").sheet(isPresented: $on) { B() } } }\n"
        + "struct B: View { var body: some View { Text(\"\") } }\n", to: "a.swift")
    let outcome = try BuiltTool(in: folder.path).run("--dump", "summaries", ".")
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("[sheet(isPresented:)]"))
    #expect(try BuiltTool(in: folder.path).run("--dump", "nothing").code == 64)
  }
}
