internal import NavGraph

extension FlagSection {
  static func output(_ formats: [String]) -> FlagSection {
    FlagSection(
      "Output",
      [
        Flag(
          "format", short: "f", "NAME", .choice(formats),
          standard: "by the name of --output, else text",
          "format of the map"),
        Flag("output", short: "o", "FILE", .file, "write there instead of standard output (-)"),
        Flag(
          "title", "TEXT", .text, mayBeEmpty: true, "heading; the app's name by default"),
      ])
  }

  static let input = FlagSection(
    "Input",
    [
      Flag(
        "base", "DIR", .folder, standard: "the folder given, or the one that holds all",
        "file paths in the map are relative to it"),
      Flag(
        "include", "GLOB", repeatable: true,
        "bring back files that are skipped by default: tests, hidden folders, dependencies"),
      Flag("exclude", "GLOB", repeatable: true, "leave out files and folders"),
      Flag(
        "config", "FILE", .file, standard: ".navviz.json in the folder given, or above it",
        "what the project says of its own calls"),
      Flag(
        "platform", "NAME", .choice(ImportOptions.Platform.allCases.map(\.rawValue)),
        standard: "ios", "which #if branches count"),
    ])

  static let selection = FlagSection(
    "Which part of the map",
    [
      Flag(
        "focus", "SCREEN", .screen, repeatable: true,
        "that screen and its neighbours; * and ? allowed"),
      Flag(
        "focus-depth", "N", .integer(0...Int.max), standard: "1",
        "how far neighbours may be; 0 for no limit"),
      Flag(
        "from", "SCREEN", .screen, repeatable: true, "only what can be reached from there"),
      Flag("reaches", "SCREEN", .screen, repeatable: true, "only what can reach it"),
      Flag(
        "max-depth", "N", .integer(0...Int.max), "at most that many steps from the entry"),
      Flag(
        "kinds", "LIST", .list(kinds + ["all"]), repeatable: true,
        "only these kinds of transition, with commas between them"),
      Flag(
        "hide", "LIST", .list(kinds + ["none"]), repeatable: true,
        "leave these kinds out; all formats but json hide "
          + TransitionKind.known.filter(\.isQuiet).map(\.rawValue).joined(separator: ", ")
          + " unless --kinds names them or --hide none is given"),
      Flag(
        "min-confidence", "LEVEL", .choice(Confidence.allCases.map(\.rawValue)),
        standard: "guessed", "leave out transitions that are less certain"),
    ])

  private static let kinds = TransitionKind.known.map(\.rawValue)

  private static let theme = Flag(
    "theme", "NAME", .choice(RenderOptions.Theme.allCases.map(\.rawValue)), standard: "auto",
    "colours; auto follows light and dark mode")

  private static let legend = Flag(
    "legend", negation: "leave out what explains the marks", "explain the marks (on by default)")

  private static let title = Flag(
    "title", "TEXT", .text, mayBeEmpty: true, "heading; the name of the file by default")

  static let picture = FlagSection(
    "Picture",
    [
      Flag(
        "direction", "WAY", .choice(LayoutDirection.allCases.map(\.rawValue)),
        standard: "LR", "which way the map grows"),
      Flag(
        "layout", "ENGINE", .choice(LayoutChoice.names), standard: "auto",
        "what places the boxes"),
      Flag(
        "layout-timeout", "SECONDS", .seconds, standard: "20",
        "give up a layout after that time and take a simpler one"),
      Flag(
        "lines", "WHICH", .choice(RenderOptions.Lines.allCases.map(\.rawValue)),
        standard: "auto", "draw every transition as a line, or only the tree"),
      theme,
      legend,
      Flag(
        "highlight", "SCREEN", .screen, repeatable: true, "emphasise it; * and ? allowed"),
      Flag(
        "link", "TEMPLATE", .text, "link cards to source; {file} and {line} are filled in"),
    ])

  static let text = FlagSection(
    "Text",
    [
      Flag("ascii", "only ASCII characters"),
      Flag(
        "color", "WHEN", .choice(["auto", "always", "never"]), standard: "auto",
        "colours; NO_COLOR is respected"),
      Flag("width", "N", .integer(20...Int.max), "cut lines at that many columns"),
    ])

  static let work = FlagSection(
    "Work",
    [
      Flag(
        "cache", "DIR", .folder, standard: "the user's cache folder",
        negation: "keep and use no facts about unchanged files",
        "where facts about unchanged files are kept"),
      Flag("jobs", "N", .integer(1...1024), standard: "one per core", "how many threads"),
      Flag("no-index", "read every file in full"),
    ])

  static let messages = FlagSection(
    "Messages",
    [
      Flag("strict", "unresolved transitions and warnings count as failures (exit 1)"),
      Flag("stats", "say on standard error what was read, and how long it took"),
      quiet,
      verbose,
    ])

  static let treeMessages = FlagSection("Messages", [quiet, verbose])

  private static let quiet = Flag("quiet", short: "q", "errors only")

  private static let verbose = Flag("verbose", short: "v", "notes as well")

  static func treeOutput(_ formats: [String]) -> FlagSection {
    FlagSection(
      "Output",
      [
        Flag(
          "format", short: "f", "NAME", .choice(formats), standard: "text", "format of the tree")
      ])
  }

  static let treePicture = FlagSection("Picture", [title, theme, legend])

  static let treeContent = FlagSection(
    "What to show",
    [
      Flag("raw", "class names as they were dumped; json has both names"),
      Flag("wrappers", "also the wrappers that are folded away; json keeps them always"),
      Flag("addresses", "memory addresses"),
      Flag("states", "appearance states; always in json"),
      Flag("views", "the view of each controller; always in json"),
      Flag("visible", "only the path that a person sees now"),
      Flag("depth", "N", .integer(1...Int.max), "at most that many levels"),
      Flag(
        "query", "WHAT", .choice(["navigation"]),
        "answer a question: which navigation controller a push would reach now, and why"),
    ])
}
