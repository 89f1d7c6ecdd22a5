/// Says what a text without controllers looks like, and what to do instead.
enum DumpRefusal {
  private struct Likeness {
    var what: String
    var advice: String
    /// Any of these is enough.
    var signs: [String]
  }

  private static let ask =
    "Pause the app and run in the debugger: "
    + "expr -l objc -O -- [UIViewController _printHierarchy]"

  /// Tried in this order.
  private static let likenesses: [Likeness] = [
    Likeness(
      what: "an XCUITest dump of accessibility elements", advice: ask,
      signs: [
        "Element subtree:", "Path to element:", "Query chain:", "Attributes: Application",
        ", {{0.0, 0.0}, {",
      ]),
    Likeness(
      what: "UIKit's warning about a presentation that failed",
      advice: "It names controllers but not their tree. " + ask,
      signs: ["Attempt to present <", "Presenting view controllers on detached"]),
    Likeness(
      what: "what _autolayoutTrace prints", advice: ask, signs: ["•UIWindow", "+UIWindow"]),
    Likeness(
      what: "a responder chain", advice: ask,
      signs: ["UIApplication: 0x", "<UIApplication 0x", "AppDelegate: 0x", "UIWindowScene: 0x"]),
    Likeness(
      what: "a tree of views (recursiveDescription)", advice: ask,
      signs: ["layer = <", "; frame = (", "; baseClass = "]),
    Likeness(
      what: "an error of the Objective-C or Swift compiler inside the debugger",
      advice: "In a Swift frame the language has to be named. " + ask,
      signs: [
        "use of undeclared identifier", "has no member '_printHierarchy'",
        "error: expression failed to parse", "error: Execution was interrupted",
        "no visible @interface", "property '_printHierarchy' not found", "error: <EXPR>",
        "error: <user expression", "no known class method for selector", "unknown type name",
        "expected expression", "expected ',' separator", "unrecognized selector", "\nerror: ",
      ]),
    Likeness(
      what: "a dump that lost its class names, as web pages do to text in angle brackets",
      advice: "Copy it from the debugger. " + ask,
      signs: [", state: appear", ", state: disappear"]),
    Likeness(
      what: "the debugger's answer that there is nothing",
      advice: "The app has no key window yet, or the frame was wrong. " + ask,
      signs: ["\nnil\n", "\n<nil>\n", "\nNone\n", "0x0000000000000000", "\n(null)\n"]),
    Likeness(
      what: "a storyboard or another XML file", advice: "navviz map reads storyboards.",
      signs: ["<?xml", "<document type="]),
    Likeness(
      what: "Swift source", advice: "navviz map reads source.",
      signs: ["import SwiftUI", "import UIKit"]),
    Likeness(
      what: "a list of addresses or a backtrace", advice: ask, signs: ["* thread #", "frame #0"]),
  ]

  /// - Parameter text: the cleaned text, in which no controller was found.
  static func error(for text: [UInt8], file: String) -> NavError {
    let place = InputLocation(file: file)
    if text.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }) {
      return NavError("the input is empty", advice: ask, at: place)
    }
    // Signs stand near the beginning; the rest of a huge file would only cost time.
    let shown = "\n" + String(decoding: text.prefix(65_536), as: UTF8.self) + "\n"
    if shown.utf8.contains(0) || shown.unicodeScalars.filter({ $0 == "\u{FFFD}" }).count > 100 {
      return NavError("the input is not text", advice: ask, at: place)
    }
    for likeness in likenesses where likeness.signs.contains(where: { shown.contains($0) }) {
      return NavError(
        "no view controllers; this looks like \(likeness.what)", advice: likeness.advice, at: place)
    }
    return NavError("no view controllers in the input", advice: ask, at: place)
  }
}
