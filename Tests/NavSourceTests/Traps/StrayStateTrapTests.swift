import Testing

@Suite struct StrayStateTrapTests {
  @Test(arguments: [
    "class Shelf: ObservableObject", "class Shelf: UIViewController", "struct Shelf",
    "actor Shelf", "struct Shelf: Codable",
  ])
  func stateThatNoViewHas(head: String) {
    expectTraps(
      "trap.stray-state",
      in: "import SwiftUI\n\(head) { @State var ⟦a⟧isOpen = false }", at: ["a"], severity: .warning)
  }

  @Test(arguments: [
    "struct Shelf: View", "struct Shelf: ViewModifier", "struct Shelf: App",
    "struct Shelf: Commands",
    "struct Shelf: ToolbarContent", "struct Shelf: DynamicProperty", "struct Shelf: ButtonStyle",
    "struct Shelf: UIViewRepresentable", "struct Shelf: LibraryWidget",
  ])
  func stateThatSwiftUIInstalls(head: String) {
    expectTraps(
      "trap.stray-state", in: "import SwiftUI\n\(head) { @State var isOpen = false }", at: [])
  }

  @Test func anotherWrapperOfTheName() {
    expectTraps(
      "trap.stray-state",
      in: """
        import SwiftUI
        @propertyWrapper struct State<Value> { var wrappedValue: Value }
        class Shelf { @State var isOpen = false }
        """, at: [])
  }

  @Test func anotherFramework() {
    expectTraps(
      "trap.stray-state", in: "import Store\nclass Shelf { @State var isOpen = false }", at: [])
  }
}
