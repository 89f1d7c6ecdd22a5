/// Leads to another screen: to one that stands elsewhere in the map, or to the one in the braces.
///
/// - Parameters:
///   - kind: how it moves; see the short forms such as ``push(_:on:when:file:line:content:)``.
///   - target: id of a screen.
///   - trigger: what the user or the code does to start it.
///   - condition: when it is possible.
public func transition(
  _ kind: TransitionKind, to target: ScreenID? = nil, on trigger: String? = nil,
  when condition: String? = nil, file: String = #fileID, line: Int = #line,
  @MapBuilder content: () -> [MapElement] = { [] }
) -> MapElement {
  let leading = MapElement.Leading(kind: kind, trigger: trigger, condition: condition)
  return MapElement(.transition(leading, to: target, content()), file, line)
}

/// Pushes a screen onto the navigation stack.
public func push(
  _ target: ScreenID? = nil, on trigger: String? = nil, when condition: String? = nil,
  file: String = #fileID, line: Int = #line, @MapBuilder content: () -> [MapElement] = { [] }
) -> MapElement {
  transition(
    .push, to: target, on: trigger, when: condition, file: file, line: line, content: content)
}

/// Presents a screen as a modal card.
public func sheet(
  _ target: ScreenID? = nil, on trigger: String? = nil, when condition: String? = nil,
  file: String = #fileID, line: Int = #line, @MapBuilder content: () -> [MapElement] = { [] }
) -> MapElement {
  transition(
    .sheet, to: target, on: trigger, when: condition, file: file, line: line, content: content)
}

/// Presents a screen over the whole of this one.
public func fullScreenCover(
  _ target: ScreenID? = nil, on trigger: String? = nil, when condition: String? = nil,
  file: String = #fileID, line: Int = #line, @MapBuilder content: () -> [MapElement] = { [] }
) -> MapElement {
  transition(
    .fullScreenCover, to: target, on: trigger, when: condition, file: file, line: line,
    content: content)
}

/// Presents a screen in a popover.
public func popover(
  _ target: ScreenID? = nil, on trigger: String? = nil, when condition: String? = nil,
  file: String = #fileID, line: Int = #line, @MapBuilder content: () -> [MapElement] = { [] }
) -> MapElement {
  transition(
    .popover, to: target, on: trigger, when: condition, file: file, line: line, content: content)
}

/// Puts another screen in the place of this one.
public func replace(
  with target: ScreenID? = nil, on trigger: String? = nil, when condition: String? = nil,
  file: String = #fileID, line: Int = #line, @MapBuilder content: () -> [MapElement] = { [] }
) -> MapElement {
  transition(
    .replace, to: target, on: trigger, when: condition, file: file, line: line, content: content)
}

/// Shows an alert.
public func alert(
  _ title: String, on trigger: String? = nil, when condition: String? = nil,
  file: String = #fileID, line: Int = #line
) -> MapElement {
  transition(
    .alert, to: ScreenID("alert:\(title)"), on: trigger, when: condition, file: file, line: line)
}

/// Leaves the app for a URL.
public func link(
  _ url: String, on trigger: String? = nil, when condition: String? = nil,
  file: String = #fileID, line: Int = #line
) -> MapElement {
  transition(
    .link, to: ScreenID("url:\(url)"), on: trigger, when: condition, file: file, line: line)
}

/// Pops: to the screen below, or to the one named.
public func back(
  to target: ScreenID = .previous, on trigger: String? = nil, when condition: String? = nil,
  file: String = #fileID, line: Int = #line
) -> MapElement {
  transition(.back, to: target, on: trigger, when: condition, file: file, line: line)
}

/// Ends a modal.
public func dismiss(
  to target: ScreenID = .presenter, on trigger: String? = nil, when condition: String? = nil,
  file: String = #fileID, line: Int = #line
) -> MapElement {
  transition(.dismiss, to: target, on: trigger, when: condition, file: file, line: line)
}
