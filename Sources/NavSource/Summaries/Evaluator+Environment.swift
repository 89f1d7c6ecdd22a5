/// Properties whose values come from around the view, or from a wrapper of the project.
extension Evaluator {
  /// `@Environment(\.dismiss)` and the like: actions of SwiftUI that code calls.
  func environmentValue(_ fact: PropertyFact, _ key: StateKey) -> Value? {
    guard
      let attribute = fact.attributes.first(where: {
        $0.name == "Environment" || $0.name == "Dependency"
      }),
      case .keyPath(_, let names)? = attribute.arguments.first?.value
    else { return nil }
    switch names.last {
    case "dismiss": return action("DismissAction")
    case "openURL": return action("OpenURLAction")
    case "openWindow": return action("OpenWindowAction")
    case "presentationMode":
      return .place(StateKey(type: key.type, name: "presentationMode"), nil)
    case "self": return program.external("EnvironmentValues").map { .object(instance(of: $0)) }
    case let name?: return ownEnvironmentValue(name, attribute.name)
    default: return nil
    }
  }

  /// `extension EnvironmentValues { @Entry var router: Router }`: the type says what is read.
  private func ownEnvironmentValue(_ name: String, _ attribute: String) -> Value? {
    let values = attribute == "Dependency" ? "DependencyValues" : "EnvironmentValues"
    guard let type = program.external(values), let property = type.property(name),
      let declared = property.fact.type
    else { return nil }
    let value = self.declared(
      declared, key: StateKey(type: type.index, name: name), from: nil, file: property.file)
    return value.object == nil ? nil : value
  }

  /// What a property wrapper of the project makes of itself: `@Routing var router`.
  func wrappedValue(_ fact: PropertyFact, _ property: PropertySymbol) -> Value? {
    for attribute in fact.attributes {
      guard
        let wrapper = program.lookUp(attribute.name, from: property.owner, file: property.file),
        wrapper.attributes.contains(where: { $0.name == "propertyWrapper" }),
        let inner = wrapper.property("wrappedValue"), inner.fact.getter != nil
      else { continue }
      let value = propertyValue(of: instance(of: wrapper), inner)
      if value.object != nil { return value }
    }
    return nil
  }

  private func action(_ name: String) -> Value {
    let object = newObject(nil, name, file: 0, at: 0)
    object.isSymbolic = true
    return .object(object)
  }

  func inferredType(_ fact: PropertyFact) -> TypeReference? {
    // `@Environment(Model.self)`, `@UIApplicationDelegateAdaptor(AppDelegate.self)`.
    for attribute in fact.attributes {
      if case .type(let type)? = attribute.arguments.first?.value { return type }
    }
    return nil
  }
}
