/// Every function and property of the project, as nodes of the call graph: functions come first,
/// properties after them, and closures after both.
struct CodeTable {
  struct Entry {
    /// Index of the type that it belongs to.
    var owner: Int?
    var name: String
    /// The condition of every `#if` around it.
    var condition: BuildCondition
    /// Whether it is a property that keeps what it was given.
    var isStored = false
  }

  private var functions: [Entry] = []
  private var properties: [Entry] = []

  var count: Int { functions.count + properties.count }

  /// - Returns: the index of the function.
  mutating func add(function entry: Entry) -> Int {
    functions.append(entry)
    return functions.count - 1
  }

  /// - Returns: the index of the property.
  mutating func add(property entry: Entry) -> Int {
    properties.append(entry)
    return properties.count - 1
  }

  func node(_ function: FunctionSymbol) -> Int? { function.index < 0 ? nil : function.index }
  func node(_ property: PropertySymbol) -> Int { functions.count + property.index }

  /// `nil` for a closure.
  subscript(node: Int) -> Entry? {
    if node < functions.count { return functions[node] }
    return node < count ? properties[node - functions.count] : nil
  }
}

extension Program {
  func node(_ function: FunctionSymbol) -> Int? { code.node(function) }
  func node(_ property: PropertySymbol) -> Int { code.node(property) }

  /// Index of the type to which a function or property belongs; a closure belongs to none.
  func owner(ofNode node: Int) -> Int? { code[node]?.owner }

  /// The name of a function or property, without its type.
  func name(ofNode node: Int) -> String { code[node]?.name ?? "" }

  /// The condition of every `#if` around a function or property.
  func condition(ofNode node: Int) -> BuildCondition { code[node]?.condition ?? .always }

  /// Whether a node is a property that keeps what it was given.
  func isStored(_ node: Int) -> Bool { code[node]?.isStored == true }
}
