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
    #expect(error?.description.hasPrefix("dump.txt: ") == true)
    #expect(error?.description.contains(what) == true, "\(error?.description ?? "")")
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
    #expect(map?.description.contains("a map, not a hierarchy") == true)
    let other = #expect(throws: NavError.self) { try snapshot("{\"format\": \"x\"}") }
    #expect(other?.description.contains("'x' is not 'navviz.hierarchy'") == true)
    #expect(throws: NavError.self) { try snapshot("{}") }
    #expect(throws: NavError.self) { try snapshot("{") }
  }

  @Test func brokenJSONWasCalledADumpWithoutControllers() throws {
    let cases = [
      ("x.txt", "{\"a\": [1,\n 2,,]}", "x.txt:2:4: not valid JSON"),
      ("x.txt", "{", "x.txt:1:2: not valid JSON"),
      ("x.json", "{a: 1}", "x.json:1:2: not valid JSON"), ("x.json", "hello", "x.json:1:1: not"),
      ("x.txt", "{\"format\": \"navviz.hierarchy\", \"roots\": [{\"class\": \"A", "without an end"),
      ("x.txt", "{\"roots\": [{\"class\": \"A\", \"view\": ]}", "x.txt:1:35: not valid JSON"),
      ("x.txt", "{ import UIKit", "Swift source"), ("x.json", "[1]", "no view controllers"),
    ]
    for (file, text, words) in cases {
      let error = #expect(throws: NavError.self) {
        try HierarchyReader.read(Array(text.utf8), file: file)
      }
      #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
    }
  }

  @Test func dumpsInBracesAreStillRead() throws {
    let text = "{\n<A 0x1>, state: appeared, view: <UIView 0x2>\n"
    #expect(try snapshot(text).nodes.count == 1)
    let utf16 = "{\"roots\": [{\"class\": \"A\"}]}".utf16.flatMap {
      [UInt8($0 & 0xFF), UInt8($0 >> 8)]
    }
    #expect(try HierarchyReader.read([0xFF, 0xFE] + utf16, file: "x").nodes.count == 1)
  }
}
