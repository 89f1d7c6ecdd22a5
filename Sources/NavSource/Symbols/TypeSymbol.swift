/// A type of the project with everything that its extensions add, or a framework type that the project extends.
final class TypeSymbol {
  let index: Int
  /// Dotted with the types around it.
  let name: String
  /// The last part of the name.
  let shortName: String
  let kind: TypeFact.Kind
  /// Whether the declaration is outside the project, so that only extensions are known.
  let isExternal: Bool
  /// Index of the file that declares it, and where.
  let file: Int
  let at: SourceOffset
  /// Name that tells twins apart: `Type`, or `Type@File`.
  var displayName: String
  var inherited: [TypeReference] = []
  var genericParameters: [String] = []
  var attributes: [AttributeFact] = []
  var aliases: [String: TypeReference] = [:]
  var properties: [String: PropertySymbol] = [:]
  /// In the order of declaration.
  var propertyOrder: [PropertySymbol] = []
  var functions: [String: [FunctionSymbol]] = [:]
  var functionOrder: [FunctionSymbol] = []
  var cases: [EnumCaseFact] = []
  /// Project types and framework names that it inherits from, itself first; filled by `Program`.
  var ancestors: [TypeSymbol] = []
  var externalAncestors: [String] = []
  var role: TypeRole = .other
  /// What comes before the names of the types inside it, and inside the types around it: `A.B.`, `A.`.
  private(set) lazy var prefixes = name.split(separator: ".").indices.reversed().map {
    name.split(separator: ".")[...$0].joined(separator: ".") + "."
  }
  /// Answers already given, once the ancestors are known.
  private var knownProperties = NameTable<PropertySymbol?>()
  private var knownFunctions = NameTable<[FunctionSymbol]>()
  private var knownCases = NameTable<EnumCaseFact?>()

  init(
    index: Int, name: String, kind: TypeFact.Kind, isExternal: Bool, file: Int, at: SourceOffset
  ) {
    self.index = index
    self.name = name
    shortName = name.split(separator: ".").last.map(String.init) ?? name
    self.kind = kind
    self.isExternal = isExternal
    self.file = file
    self.at = at
    displayName = name
  }

  /// A property of the type, its ancestors or the protocols that it adopts.
  func property(_ name: String) -> PropertySymbol? {
    if let known = knownProperties[name] { return known }
    let found = ancestors.lazy.compactMap { $0.properties[name] }.first
    knownProperties.insert(found, for: name)
    return found
  }

  /// Functions of that name in the type, its ancestors or the protocols that it adopts, nearest first.
  func functions(_ name: String) -> [FunctionSymbol] {
    if let known = knownFunctions[name] { return known }
    let found = ancestors.flatMap { $0.functions[name] ?? [] }
    knownFunctions.insert(found, for: name)
    return found
  }

  func enumCase(_ name: String) -> EnumCaseFact? {
    if cases.isEmpty { return nil }
    if let known = knownCases[name] { return known }
    let found = cases.first { $0.name == name }
    knownCases.insert(found, for: name)
    return found
  }

  /// Whether a name means another type in this one or in what it inherits from, not one around it.
  func declares(_ name: String, as other: TypeSymbol) -> Bool {
    ancestors.contains { $0.aliases[name] != nil || other.name == $0.name + "." + name }
  }
}

/// What a type is for navigation.
enum TypeRole: Sendable {
  case view, modifier, representable, app, scene
  case controller, navigationController, tabBarController, splitController, pageController
  case hostingController, alertController
  /// Application or scene delegate.
  case delegate
  case other

  var isController: Bool {
    switch self {
    case .controller, .navigationController, .tabBarController, .splitController,
      .pageController, .hostingController, .alertController:
      true
    default: false
    }
  }

  /// Whether the system makes an object of the type when the app starts.
  var startsApps: Bool { self == .app || self == .delegate }

  /// Whether values of the type can fill a navigation slot.
  var fillsSlots: Bool { self == .view || self == .representable || isController }
}

final class PropertySymbol {
  let index: Int
  let fact: PropertyFact
  unowned let owner: TypeSymbol?
  let file: Int
  /// Those of its name that other builds have in its place.
  var others: [PropertySymbol] = []
  /// Whether code was found to assign it, so that what follows from that is counted there.
  var isObserved = false

  init(index: Int, _ fact: PropertyFact, owner: TypeSymbol?, file: Int) {
    self.index = index
    self.fact = fact
    self.owner = owner
    self.file = file
  }
}

final class FunctionSymbol {
  let index: Int
  let fact: FunctionFact
  unowned let owner: TypeSymbol?
  let file: Int
  /// Those of its name and parameters that other builds have in its place.
  var others: [FunctionSymbol] = []
  /// Whether another function was found to call it, so that its effects are counted there.
  var isCalled = false
  /// Whether an override was found to call it.
  var isCalledBySuper = false
  /// Whether it only looks a text up.
  private(set) lazy var isText = fact.isText
  /// Whether a screen was found to call it on another one, which then acts for the caller.
  var actsForOthers = false

  init(index: Int, _ fact: FunctionFact, owner: TypeSymbol?, file: Int) {
    self.index = index
    self.fact = fact
    self.owner = owner
    self.file = file
  }
}
