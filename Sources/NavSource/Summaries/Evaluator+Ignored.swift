/// Code of which a comment says that it is to be ignored.
extension Evaluator {
  /// Runs what is called or read at a place, and notes what it does as ignored where a comment says so.
  func ignoring<Result>(_ file: Int, _ at: SourceOffset, _ body: () -> Result) -> Result {
    guard program.comments.ignores, context.ignoredBy == nil,
      let comment = program.comments.ignoring(file, at)
    else { return body() }
    return leavingOut(by: comment, body)
  }

  /// Runs something that is to leave nothing on the map.
  ///
  /// - Parameter mark: the comment that says so, or another mark.
  func leavingOut<Result>(by mark: Int, _ body: () -> Result) -> Result {
    if context.ignoredBy != nil { return body() }
    // The same code may run elsewhere, where it counts, so nothing is taken from there or kept.
    let saved = (memo, propertyCache)
    (memo, propertyCache) = (CallMemo(), NameTable())
    defer { (memo, propertyCache) = saved }
    return with({ $0.ignoredBy = mark }) { body() }
  }

  /// Whether a property only does what whoever reads it does: one reader is to be ignored.
  func isLeftToReaders(_ property: PropertySymbol) -> Bool {
    !isSurvey && property.fact.name != "body" && readWhereIgnored.contains(property.index)
  }

  /// The comment that says to ignore what is done at a place now.
  func ignoring(_ place: CodePlace) -> Int? {
    guard program.comments.ignores else { return context.ignoredBy }
    return program.comments.ignoring(place.file, place.at) ?? context.ignoredBy
  }
}
