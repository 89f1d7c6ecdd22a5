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
