extension NavigationTarget {
  /// First member of the answer as JSON.
  public static let format = "navviz.query"
  /// The version that is written.
  public static let version = 1

  /// The answer for programs: the path from the root down, whose last element is the navigation
  /// controller; whether a modal covers it; the reasons.
  ///
  /// - Parameters:
  ///   - snapshot: the snapshot that was asked.
  ///   - addresses: whether to write addresses, which differ from run to run.
  /// - Returns: text with one newline at the end.
  public func json(in snapshot: HierarchySnapshot, addresses: Bool) -> String {
    var object = JSONObjectBuilder()
    object.add("format", .string(Self.format))
    object.add("version", .number(String(Self.version)))
    object.add("query", .string("navigation"))
    object.add("path", .array(path.map { snapshot[$0].json(addresses: addresses, extra: []) }))
    object.add("covered", .bool(isCovered))
    object.add("reasons", .array(reasons.map { .string($0) }))
    return JSONWriter.write(object.value(extra: []))
  }
}
