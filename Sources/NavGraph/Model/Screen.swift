/// A screen or container of the map.
public struct Screen: Hashable, Sendable, Identifiable {
  public var id: ScreenID
  /// The name as people say it; `nil` when it is no other than the id.
  public var title: String?
  public var kind: ScreenKind
  /// The type that implements the screen.
  public var type: String?
  public var module: String?
  /// Where the type is declared.
  public var location: InputLocation?
  /// Whether the screen is SwiftUI shown by a hosting controller.
  public var isHosted: Bool
  /// Name of the group it is drawn in: a tab, a flow, a folder.
  public var group: String?
  /// Screenshot file; read only when images are asked for.
  public var image: String?
  /// Free marks, in bytewise order. Importers of Swift source add `swiftui` or `uikit`.
  public var tags: [String]
  /// Fields of the input that navviz does not know, in the order of the input.
  public var extra: [JSONMember]

  public init(
    _ id: ScreenID, title: String? = nil, kind: ScreenKind = .screen, type: String? = nil,
    module: String? = nil, location: InputLocation? = nil, isHosted: Bool = false,
    group: String? = nil, image: String? = nil, tags: [String] = [], extra: [JSONMember] = []
  ) {
    self.id = id
    self.title = title
    self.kind = kind
    self.type = type
    self.module = module
    self.location = location
    self.isHosted = isHosted
    self.group = group
    self.image = image
    self.tags = tags
    self.extra = extra
  }

  /// The title, else the id.
  public var displayName: String {
    if let title, !title.isEmpty { title } else { id.rawValue }
  }
}
