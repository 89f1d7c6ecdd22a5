/// Tab bars, split views and page controllers that code makes without a class of their own. They are
/// screens named after the function or property that makes them.
extension Evaluator {
  /// Notes a place that makes a container, which may take a name from the others around it.
  func noteContainer(_ object: AbstractObject) {
    guard object.isPlainContainer, let maker = object.maker else { return }
    containerSites[maker, default: []].insert(CodePlace(file: object.file, at: object.at))
  }

  /// Notes the first variable that holds a container.
  func nameContainer(_ value: Value, _ variable: String) {
    guard case .object(let object) = value, object.isPlainContainer, object.variable == nil
    else { return }
    object.variable = variable
  }

  /// Puts screens into a container. What the user did to see the container did not choose a part of it;
  /// pages may be turned later.
  func into(_ container: AbstractObject?, _ put: () -> Void) {
    guard let container, container.isPlainContainer else { return put() }
    with({
      $0.container = container
      if container.role != .pageController || $0.trigger == container.trigger { $0.trigger = nil }
    }) { put() }
  }

  /// `Type.function`; with the variable for each but the first container of a function.
  func containerName(_ object: AbstractObject) -> String? {
    guard object.isPlainContainer else { return nil }
    if object.isSymbolic, let key = object.key {
      return program.types[key.type].displayName + "." + key.name
    }
    guard let maker = object.maker else { return nil }
    let owner = program.owner(ofNode: maker).map { program.types[$0].displayName + "." } ?? ""
    let member = program.name(ofNode: maker)
    let variable = object.variable ?? object.typeName
    if member == "init" { return owner + variable }
    let isFirst = (containerSites[maker] ?? []).allSatisfy {
      ($0.file, $0.at) >= (object.file, object.at)
    }
    return owner + (isFirst ? member : member + "." + variable)
  }
}

extension AbstractObject {
  /// Whether it is a window that is made here.
  var isNewWindow: Bool {
    guard !isSymbolic else { return false }
    return Program.windows.contains(typeName)
      || type?.externalAncestors.contains { Program.windows.contains($0) } == true
  }

  /// Whether it is a tab bar, split view or page controller of no class of the project, that is made
  /// here or that a property holds.
  var isPlainContainer: Bool {
    guard !isProject, !isSymbolic || key.map({ $0.type >= 0 }) == true else { return false }
    return role == .tabBarController || role == .splitController || role == .pageController
  }
}
