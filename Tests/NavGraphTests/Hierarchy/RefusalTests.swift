import NavGraph
import Testing

@Suite struct RefusalTests {
  static let command = "expr -l objc -O -- [UIViewController _printHierarchy]"

  static let cases: [(String, String)] = [
    ("", "the input is empty"),
    (" \n\t\r\n\u{FEFF}", "the input is empty"),
    ("hello\n", "no view controllers in the input"),
    ("error: <EXPR>:3:1: error: use of undeclared identifier 'UIViewController'\n", "compiler"),
    (
      "error: <user expression 4>:1:24: property '_printHierarchy' not found on object of type "
        + "'UIViewController *'\n", "compiler"
    ),
    ("error: value of type 'UIViewController' has no member '_printHierarchy'\nNone\n", "compiler"),
    ("(lldb) po [[UIWindow keyWindow] rootViewController]\nnil\n", "there is nothing"),
    (
      "<MyView: 0x1; frame = (0 0; 1 1); layer = <CALayer: 0x2>>\n   | <UILabel: 0x3; frame = (0 "
        + "0; 1 1); text = 'x'; layer = <_UILabelLayer: 0x4>>\n", "recursiveDescription"
    ),
    (
      "<UIButton: 0x1; frame = (0 0; 1 1)>\n   | <UIView: 0x2>\n   |    | <UIApplication: 0x3>\n",
      "responder chain"
    ),
    (", state: appeared, view:\n   | , state: appeared, view:\n", "lost its class names"),
    ("error: <EXPR>:3:18: error: expected ',' separator\n", "compiler"),
    ("    Other, 0x1036313b0, {{0.0, 0.0}, {393.0, 852.0}}\n", "XCUITest"),
    (" Element subtree:\n →Application, 0x1, pid: 4, label: 'App'\n", "XCUITest"),
    ("<?xml version=\"1.0\"?>\n<document type=\"com.apple.InterfaceBuilder3\"/>\n", "storyboard"),
    ("import SwiftUI\nstruct A: View {}\n", "Swift source"),
    ("Attempt to present <A: 0x1> on <B: 0x2> whose view is not in the window\n", "warning"),
    ("\u{0}\u{1}\u{2}\u{FFFD}" + String(repeating: "\u{FFFD}", count: 200), "not text"),
  ]

  @Test(arguments: cases)
  func saysWhatItLooksLike(_ text: String, _ what: String) throws {
    let error = #expect(throws: NavError.self) { try snapshot(text) }
    #expect(error?.message.hasPrefix("dump.txt: ") == true)
    #expect(error?.message.contains(what) == true, "\(error?.message ?? "")")
    #expect(error?.advice != nil)
  }

  @Test func namesTheCommandToRunInstead() throws {
    for (text, _) in Self.cases where !text.contains("import") && !text.contains("xml") {
      let error = #expect(throws: NavError.self) { try snapshot(text) }
      #expect(error?.advice?.contains(Self.command) == true)
    }
  }

  @Test func mapsAndOtherJSONAreNamed() throws {
    let map = #expect(throws: NavError.self) {
      try snapshot("{\"format\": \"navviz.graph\", \"version\": 1, \"screens\": []}")
    }
    #expect(map?.message.contains("a map, not a hierarchy") == true)
    let other = #expect(throws: NavError.self) { try snapshot("{\"format\": \"x\"}") }
    #expect(other?.message.contains("'x' is not 'navviz.hierarchy'") == true)
    #expect(throws: NavError.self) { try snapshot("{}") }
    #expect(throws: NavError.self) { try snapshot("{") }
  }
}
