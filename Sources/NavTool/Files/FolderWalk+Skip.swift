extension FolderWalk {
  /// Why something was not looked at.
  package enum Skip: CaseIterable, Sendable {
    case hidden, dependencies, tests, excluded
    case linkOutside, linkInLoop, brokenLink, linkToKnown
    case special

    /// Whether `--include` brings it back.
    package var isDefault: Bool { [.hidden, .dependencies, .tests].contains(self) }

    /// How often something was skipped for this reason, as people read it.
    package func text(_ count: Int) -> String {
      let (one, many) = names
      return "\(count) \(count == 1 ? one : many)"
    }

    /// What a note says of the one that was skipped and what to do; `nil` where the number is enough.
    var explanation: String? {
      switch self {
      case .hidden, .dependencies, .tests, .excluded: nil
      case .linkOutside:
        "this link leaves the folder and is not followed; name what it leads to as another input to "
          + "read that too"
      case .linkInLoop:
        "this link leads in a circle and is not followed; remove it if it was meant to lead elsewhere"
      case .brokenLink: "this link leads nowhere; repair or remove it"
      case .linkToKnown: "this link leads to what is read anyway; nothing is missing"
      case .special: "this is a pipe or device and is not read; give it on standard input"
      }
    }

    private var names: (one: String, many: String) {
      switch self {
      case .hidden: ("hidden", "hidden")
      case .dependencies:
        ("folder of build products or dependencies", "folders of build products or dependencies")
      case .tests: ("folder of tests", "folders of tests")
      case .excluded: ("left out by --exclude", "left out by --exclude")
      case .linkOutside: ("link that leaves the folder", "links that leave the folder")
      case .linkInLoop: ("link in a loop", "links in a loop")
      case .brokenLink: ("broken link", "broken links")
      case .linkToKnown: ("link to what is read anyway", "links to what is read anyway")
      case .special: ("pipe or device", "pipes and devices")
      }
    }
  }
}
