/// A screen and its ways out.
public struct ScreenNode: MapContent, Sendable {
  public let elements: [MapElement]

  /// - Parameters:
  ///   - id: the type name as a person would write it.
  ///   - title: the name as people say it, where that differs.
  ///   - group: name of the group it is drawn in.
  ///   - content: transitions: ``push(_:on:when:file:line:content:)`` and the like.
  public init(
    _ id: ScreenID, title: String? = nil, group: String? = nil, tags: [String] = [],
    file: String = #fileID, line: Int = #line,
    @MapBuilder content: () -> [MapElement] = { [] }
  ) {
    let screen = Screen(id, title: title, type: id.rawValue, group: group, tags: tags)
    elements = [MapElement(.screen(screen, content()), file, line)]
  }
}

/// A tab bar; its content are ``TabNode``s in the order on screen.
public struct TabBarNode: MapContent, Sendable {
  public let elements: [MapElement]

  public init(
    _ id: ScreenID, title: String? = nil, file: String = #fileID, line: Int = #line,
    @MapBuilder content: () -> [MapElement]
  ) {
    let screen = Screen(id, title: title, kind: .tabs)
    elements = [MapElement(.screen(screen, content()), file, line)]
  }
}

/// One tab of a ``TabBarNode``.
public struct TabNode: MapContent, Sendable {
  public let elements: [MapElement]

  /// A tab with its screen in the braces.
  ///
  /// - Parameter icon: symbol or image name.
  public init(
    _ label: String, icon: String? = nil, file: String = #fileID, line: Int = #line,
    @MapBuilder content: () -> [MapElement]
  ) {
    elements = [MapElement(.tab(label: label, icon: icon, to: nil, content()), file, line)]
  }

  /// A tab whose screen stands elsewhere in the map.
  public init(
    _ label: String, icon: String? = nil, to screen: ScreenID, file: String = #fileID,
    line: Int = #line
  ) {
    elements = [MapElement(.tab(label: label, icon: icon, to: screen, []), file, line)]
  }
}

/// A navigation stack around the screen it starts with. Without an id it only wraps; with one it
/// is a container of its own.
public struct StackNode: MapContent, Sendable {
  public let elements: [MapElement]

  public init(
    _ id: ScreenID? = nil, file: String = #fileID, line: Int = #line,
    @MapBuilder content: () -> [MapElement]
  ) {
    elements = [.container(id, .stack, "NavigationStack", content(), file, line)]
  }
}

/// A window or scene. Without an id it only says that the app starts with its content.
public struct WindowNode: MapContent, Sendable {
  public let elements: [MapElement]

  public init(
    _ id: ScreenID? = nil, file: String = #fileID, line: Int = #line,
    @MapBuilder content: () -> [MapElement]
  ) {
    elements = [.container(id, .window, MapElement.windowWrapper, content(), file, line)]
  }
}

/// A split view: the first screen in the braces is its sidebar, the others are detail columns.
public struct SplitNode: MapContent, Sendable {
  public let elements: [MapElement]

  public init(
    _ id: ScreenID, title: String? = nil, file: String = #fileID, line: Int = #line,
    @MapBuilder content: () -> [MapElement]
  ) {
    let screen = Screen(id, title: title, kind: .split)
    elements = [MapElement(.screen(screen, content()), file, line)]
  }
}

/// Ways that start wherever the user is: a notification, a URL, a shortcut.
public struct AnywhereNode: MapContent, Sendable {
  public let elements: [MapElement]

  public init(
    file: String = #fileID, line: Int = #line, @MapBuilder content: () -> [MapElement]
  ) {
    elements = [MapElement(.anywhere(content()), file, line)]
  }
}

extension MapElement {
  static let windowWrapper = "Window"

  fileprivate static func container(
    _ id: ScreenID?, _ kind: ScreenKind, _ wrapper: String, _ content: [MapElement],
    _ file: String, _ line: Int
  ) -> MapElement {
    guard let id else { return MapElement(.wrapper(wrapper, content), file, line) }
    return MapElement(.screen(Screen(id, kind: kind), content), file, line)
  }
}
