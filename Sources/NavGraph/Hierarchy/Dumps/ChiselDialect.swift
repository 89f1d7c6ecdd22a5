/// What chisel's `pvc` printed until it came to call `_printHierarchy`:
/// `<Class: 0x…; view = <Class; 0x…>; frame = (0, 0; 414, 736)>`, `<Class: 0x…; view not loaded>`.
struct ChiselDialect: DumpDialect {
  static let name = "chisel"

  static func match(_ text: ArraySlice<UInt8>, longestName: Int) -> DumpMatch {
    var match = DumpMatch()
    var cursor = DumpCursor(text, longest: longestName)
    guard let inside = cursor.brackets() else {
      match.status = cursor.isAtEnd ? .incomplete : .none
      match.end = cursor.index
      return match
    }
    guard let semicolon = inside.firstIndex(of: UInt8(ascii: ";")),
      let controller = DumpReference(inside[..<semicolon])
    else { return match }
    var rest = DumpCursor(inside[(semicolon + 1)...], longest: longestName)
    if rest.literal("viewnotloaded") == .matched {
      match.fields.view = .notLoaded
    } else if rest.literal("view=") == .matched {
      rest.skipBlanks()
      guard let view = rest.brackets().flatMap(DumpReference.init) else { return match }
      match.fields.view = ControllerView(view.className, address: view.address)
    } else {
      return match
    }
    match.fields.className = controller.className
    match.fields.address = controller.address
    match.status = .complete
    match.isCertain = true
    match.end = cursor.index
    return match
  }
}
