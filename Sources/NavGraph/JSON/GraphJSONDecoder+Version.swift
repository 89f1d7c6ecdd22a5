extension GraphJSONDecoder {
  /// Whether the text is of the format and the version that is read here. What another one holds is
  /// not looked at, since any fault found in it would be a false one.
  mutating func isKnown(_ node: JSONNode) -> Bool {
    if let format = node["format"], format.value != .null, format.value.string != GraphJSON.format {
      report(
        "format",
        "the format is \(format.shown), not \"\(GraphJSON.format)\": give a file that "
          + "'navviz map -f json' or a plug-in wrote", format)
      return false
    }
    guard let version = node["version"], version.value != .null else { return true }
    if case .number(let text) = version.content, let number = Double(text) {
      if number == Double(GraphJSON.version) { return true }
      if number > Double(GraphJSON.version) {
        report(
          "version",
          "version \(text) is newer than this navviz reads (\(GraphJSON.version)); update navviz",
          version)
        return false
      }
    }
    report(
      "version",
      "there is no version \(version.shown) of the format; \"version\" must be "
        + "\(GraphJSON.version)", version)
    return false
  }
}

extension JSONNode {
  /// The value where it is short enough for a message.
  fileprivate var shown: String {
    switch content {
    case .array: "an array"
    case .object: "an object"
    default: JSONWriter.line(value)
    }
  }
}
