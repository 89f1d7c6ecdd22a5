/// All facts merged: who declares what, and who inherits from whom.
final class Program {
  struct File {
    var path: String
    var facts: FileFacts
    /// Whether it is no file of the input, but says what a library does; such files come last.
    var isModel = false
  }

  let files: [File]
  let platform: BuildPlatform
  /// How many files are the input's.
  private let ownFiles: Int
  /// Whether there are models of libraries.
  var hasModels: Bool { ownFiles < files.count }
  private(set) var types: [TypeSymbol] = []
  /// By dotted name; several where names are not unique.
  private(set) var byName: [String: [TypeSymbol]] = [:]
  private var byShortName: [String: [TypeSymbol]] = [:]
  private var aliases: [String: [(file: Int, fact: AliasFact)]] = [:]
  private(set) var globalFunctions: [String: [FunctionSymbol]] = [:]
  private(set) var globalProperties: [String: PropertySymbol] = [:]
  private(set) var code = CodeTable()
  let comments: CommentTable
  /// Whether ancestors are known, so that answers do not change any more.
  private(set) var isLinked = false
  private var lookUps = NameTable<TypeSymbol?>()
  private var externals = NameTable<TypeSymbol?>()
  /// Names of the functions that the project adds to types of frameworks.
  private(set) lazy var extensionFunctions = NameSet(
    types.lazy.filter(\.isExternal).flatMap(\.functions.keys))
  /// Names of static functions that take something: `.name(…)` may mean one of them.
  private(set) lazy var factories = NameSet(
    types.lazy.flatMap(\.functionOrder).map(\.fact)
      .filter { $0.isStatic && !$0.parameters.isEmpty }.map(\.name))
  /// How many look-ups are under way inside each other: a name may be another name.
  private var aliasDepth = 0
  /// Whether objects of each type differ in ways that count for the map.
  private(set) lazy var carriers = findCarriers()
  private(set) lazy var folders = findFolders()
  private static let deepestAlias = 32
  /// Types that adopt a protocol, directly or not, in order of declaration.
  private var adopters: [Int: [TypeSymbol]] = [:]
  /// Compositions by the indices of their protocols.
  private var compositions: [[Int]: TypeSymbol] = [:]
  /// The scenes of storyboards, and which classes they are of.
  private(set) var scenes = SceneLinks()
  /// Whether storyboards are all that there is.
  var hasNoSources: Bool { ownFiles == 0 }

  init(
    files: [File], platform: BuildPlatform, storyboards: StoryboardTable = StoryboardTable([]),
    manifest: AppManifest = AppManifest()
  ) {
    self.files = files
    self.platform = platform
    comments = CommentTable(files, platform)
    ownFiles = files.firstIndex(where: \.isModel) ?? files.count
    declareTypes()
    addMembers()
    nameTwins()
    linkAncestors()
    isLinked = true
    if !storyboards.files.isEmpty { linkScenes(storyboards, manifest) }
  }

  /// A class whose base is of a library that is not read is what its scene says.
  private func linkScenes(_ storyboards: StoryboardTable, _ manifest: AppManifest) {
    scenes = SceneLinks(storyboards, manifest, in: self)
    for scene in storyboards.scenes {
      if let type = scenes.types[scene], type.role == .other { type.role = storyboards[scene].role }
    }
  }

  /// Whether a file is the model of a library.
  func isModel(_ file: Int) -> Bool { file >= ownFiles }

  func isActive(_ condition: BuildCondition) -> Bool { platform.includes(condition) }

  // MARK: Declarations

  private func declareTypes() {
    for (index, file) in files.enumerated() {
      for alias in file.facts.aliases where isActive(alias.condition) {
        aliases[alias.name, default: []].append((index, alias))
      }
    }
    for (index, file) in files.enumerated() {
      for fact in file.facts.types
      where fact.kind != .extension && isActive(fact.condition) && !isTwin(fact, in: index) {
        declare(fact, in: index)
      }
    }
    for (index, file) in files.enumerated() {
      for fact in file.facts.types where fact.kind == .extension && isActive(fact.condition) {
        if extended(by: fact, in: index) == nil { declareExternal(fact, in: index) }
      }
    }
  }

  /// The same type in two active branches of one `#if`.
  private func isTwin(_ fact: TypeFact, in file: Int) -> Bool {
    byName[fact.name, default: []].contains { $0.file == file }
  }

  private func declare(_ fact: TypeFact, in file: Int) {
    let symbol = TypeSymbol(
      index: types.count, name: fact.name, kind: fact.kind, isExternal: false, file: file,
      at: fact.at)
    register(symbol)
  }

  private func declareExternal(_ fact: TypeFact, in file: Int) {
    let isUnread = Self.isUnreadController(fact.name)
    let symbol = TypeSymbol(
      index: types.count, name: fact.name, kind: isUnread ? .class : .extension,
      isExternal: !isUnread, file: file, at: fact.at)
    if isUnread { symbol.inherited = [.named("UIViewController", [])] }
    register(symbol)
  }

  private func register(_ symbol: TypeSymbol) {
    types.append(symbol)
    byName[symbol.name, default: []].append(symbol)
    byShortName[symbol.shortName, default: []].append(symbol)
  }

  /// The type that an extension adds to.
  private func extended(by fact: TypeFact, in file: Int) -> TypeSymbol? {
    if let known = nearest(byName[fact.name] ?? [], to: file) { return known }
    // `extension Outer.Inner` where only `Inner` is unique, or `extension Module.Type`.
    let short = fact.name.split(separator: ".").last.map(String.init) ?? fact.name
    guard fact.name.contains("."), let found = byShortName[short], found.count == 1 else {
      return nil
    }
    return found[0]
  }

  private func addMembers() {
    for (index, file) in files.enumerated() {
      for fact in file.facts.types where isActive(fact.condition) {
        let target =
          fact.kind == .extension
          ? extended(by: fact, in: index)
          : byName[fact.name]?.first { $0.file == index }
        if let target { add(fact, to: target, in: index) }
      }
      for function in file.facts.functions where isActive(function.condition) {
        let symbol = symbol(function, .always, nil, index)
        join(symbol, globalFunctions[function.name] ?? [])
        globalFunctions[function.name, default: []].append(symbol)
      }
      for property in file.facts.properties where isActive(property.condition) {
        let symbol = symbol(property, .always, nil, index)
        if join(symbol, globalProperties[property.name]) { continue }
        globalProperties[property.name] = symbol
      }
    }
  }

  /// - Parameter outer: the condition of the type or extension around it.
  private func symbol(
    _ fact: FunctionFact, _ outer: BuildCondition, _ owner: TypeSymbol?, _ file: Int
  ) -> FunctionSymbol {
    let index = code.add(
      function: CodeTable.Entry(
        owner: owner?.index, name: fact.name, condition: outer.joined(with: fact.condition)))
    return FunctionSymbol(index: index, fact, owner: owner, file: file)
  }

  private func symbol(
    _ fact: PropertyFact, _ outer: BuildCondition, _ owner: TypeSymbol?, _ file: Int
  ) -> PropertySymbol {
    let index = code.add(
      property: CodeTable.Entry(
        owner: owner?.index, name: fact.name, condition: outer.joined(with: fact.condition),
        isStored: fact.getter == nil))
    return PropertySymbol(index: index, fact, owner: owner, file: file)
  }

  private func add(_ fact: TypeFact, to type: TypeSymbol, in file: Int) {
    type.inherited += fact.inherited
    if fact.kind != .extension {
      type.genericParameters = fact.genericParameters
      type.attributes = fact.attributes
    }
    for alias in fact.aliases where isActive(alias.condition) {
      type.aliases[alias.name] = alias.type
    }
    for property in fact.properties where isActive(property.condition) {
      let symbol = symbol(property, fact.condition, type, file)
      if join(symbol, type.properties[property.name]) {
        type.propertyOrder.append(symbol)
        continue
      }
      // A computed property with a body beats the requirement of a protocol.
      if let old = type.properties[property.name], old.fact.getter != nil { continue }
      type.properties[property.name] = symbol
      type.propertyOrder.append(symbol)
    }
    for function in fact.functions where isActive(function.condition) {
      let symbol = symbol(function, fact.condition, type, file)
      join(symbol, type.functions[function.name] ?? [])
      type.functions[function.name, default: []].append(symbol)
      type.functionOrder.append(symbol)
    }
    type.cases += fact.cases.filter { isActive($0.condition) }
  }

  // MARK: Ancestors

  private func linkAncestors() {
    for type in types { (type.ancestors, type.externalAncestors) = ancestors(of: type) }
    for type in types { type.role = role(of: type) }
    // The project's own types first: they are what is meant most often.
    let own = types.filter { !$0.isExternal && $0.kind != .protocol && !isModel($0) }
    for type in own + types.filter(\.isExternal) {
      for ancestor in type.ancestors where ancestor.kind == .protocol {
        adopters[ancestor.index, default: []].append(type)
      }
    }
    for type in types {
      if let implicit = implicitAdopters(of: type, adopters: adopters) {
        adopters[type.index] = implicit
      }
    }
  }

  /// The protocol that stands for several together.
  func composition(of parts: [TypeSymbol]) -> TypeSymbol {
    let key = parts.map(\.index).sorted()
    if let known = compositions[key] { return known }
    let name = parts.map(\.name).joined(separator: TypeReference.compositionMark)
    let symbol = TypeSymbol(
      index: types.count, name: name, kind: .protocol, isExternal: false, file: parts[0].file,
      at: parts[0].at)
    symbol.ancestors = [symbol]
    for ancestor in parts.flatMap(\.ancestors)
    where !symbol.ancestors.contains(where: { $0 === ancestor }) {
      symbol.ancestors.append(ancestor)
    }
    symbol.externalAncestors = parts.flatMap(\.externalAncestors).deduplicated()
    adopters[symbol.index] = Self.shared(parts, adopters)
    types.append(symbol)
    compositions[key] = symbol
    return symbol
  }

  private func ancestors(of type: TypeSymbol) -> ([TypeSymbol], [String]) {
    var found = [type]
    var external: [String] = []
    var next = 0
    while next < found.count {
      let current = found[next]
      next += 1
      for reference in current.inherited {
        guard let name = reference.name else { continue }
        if let symbol = lookUp(name, from: current, file: current.file), !symbol.isExternal {
          if !found.contains(where: { $0 === symbol }) { found.append(symbol) }
        } else {
          let full = aliased(name, file: current.file)
          let short = full.split(separator: ".").last.map(String.init) ?? full
          if !external.contains(short) { external.append(short) }
          if let extensions = byName[short]?.first(where: \.isExternal),
            !found.contains(where: { $0 === extensions })
          {
            found.append(extensions)
          }
        }
      }
    }
    return (found, external)
  }

  /// A framework's type that the project extends.
  func external(_ name: String) -> TypeSymbol? {
    if let known = externals[name] { return known }
    let found = byName[name]?.first(where: \.isExternal)
    if isLinked { externals.insert(found, for: name) }
    return found
  }

  /// The types that adopt a protocol of the project; those of frameworks last.
  func adopters(of type: TypeSymbol) -> [TypeSymbol] { adopters[type.index] ?? [] }

  // MARK: Look-up

  /// The type that a name means at a place: nested in the types around it, then of the file, then
  /// the project's, the nearest by folder where there are several.
  func lookUp(_ name: String, from scope: TypeSymbol?, file: Int) -> TypeSymbol? {
    // Aliases may lead to each other in a circle.
    aliasDepth += 1
    defer { aliasDepth -= 1 }
    if aliasDepth > Self.deepestAlias { return nil }
    guard isLinked else { return find(name, from: scope, file: file) }
    if !declaredNames.contains(name), Self.isPlain(name) { return nil }
    let place = ((scope?.index ?? -1) + 1) << 32 | file
    if let known = lookUps[name, place] { return known }
    let found = find(name, from: scope, file: file)
    lookUps.insert(found, for: name, number: place)
    return found
  }

  /// The last part of every name that a type or an alias has.
  private lazy var declaredNames = NameSet(
    byName.values.joined().lazy.map(\.shortName) + types.flatMap(\.aliases.keys) + aliases.keys)

  /// Whether a name is a single one, not `Outer.Inner` or `A & B`.
  private static func isPlain(_ name: String) -> Bool {
    !name.utf8.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "&") }
  }

  private func find(_ name: String, from scope: TypeSymbol?, file: Int) -> TypeSymbol? {
    if name.contains(TypeReference.compositionMark) {
      return composition(name, from: scope, file: file)
    }
    if let scope {
      for ancestor in scope.ancestors.isEmpty ? [scope] : scope.ancestors {
        if let alias = ancestor.aliases[name], let target = alias.name, target != name {
          return lookUp(target, from: ancestor, file: ancestor.file)
        }
      }
      for outer in scope.prefixes {
        if let found = nearest(byName[outer + name] ?? [], to: file) { return found }
      }
      for ancestor in scope.ancestors.dropFirst() {
        if let found = nearest(byName[ancestor.name + "." + name] ?? [], to: file) { return found }
      }
    }
    if let found = nearest(byName[name] ?? [], to: file) { return found }
    guard let dot = name.lastIndex(of: ".") else {
      guard let (home, target) = alias(name, file: file) else { return nil }
      return lookUp(target, from: nil, file: home)
    }
    // `Module.Type`, or a nested type of a superclass.
    let short = String(name[name.index(after: dot)...])
    let qualifier = String(name[..<dot])
    if let outer = nearest(byName[qualifier] ?? [], to: file) {
      for ancestor in outer.ancestors {
        if let alias = ancestor.aliases[short]?.name, alias != short {
          return lookUp(alias, from: ancestor, file: ancestor.file)
        }
      }
      return nil
    }
    if let start = name.firstIndex(of: "."), start != dot, byName[String(name[..<start])] == nil {
      return lookUp(String(name[name.index(after: start)...]), from: nil, file: file)
    }
    if qualifier.contains(".") { return nil }
    if let (home, target) = alias(qualifier, file: file) {
      return lookUp(target + "." + short, from: nil, file: home)
    }
    return nearest(byName[short] ?? [], to: file)
  }

  /// What an alias outside of types stands for, and where it is declared: that of the file comes
  /// first, one that is private to another file does not count.
  private func alias(_ name: String, file: Int) -> (file: Int, target: String)? {
    let visible = (aliases[name] ?? []).filter { $0.file == file || !$0.fact.isPrivate }
    guard let found = visible.first(where: { $0.file == file }) ?? visible.last,
      let target = found.fact.type.name, target != name
    else { return nil }
    return (found.file, target)
  }

  /// What is behind a name that may be an alias: `typealias Getter = () -> Info`.
  func unaliased(_ reference: TypeReference, from owner: TypeSymbol?) -> TypeReference {
    var reference = reference
    for _ in 0..<Self.deepestAlias {
      guard case .named(let name, let arguments) = reference, arguments.isEmpty else { break }
      let own = owner?.ancestors.lazy.compactMap { $0.aliases[name] }.first
      guard let next = own ?? aliases[name]?.last?.fact.type, next != reference else { break }
      reference = next
    }
    return reference
  }

  /// The name behind a chain of aliases.
  private func aliased(_ name: String, file: Int) -> String {
    var (name, file) = (name, file)
    for _ in 0..<Self.deepestAlias {
      guard let next = alias(name, file: file) else { break }
      (file, name) = next
    }
    return name
  }

  /// A framework type that the project extends.
  private func nearest(_ candidates: [TypeSymbol], to file: Int) -> TypeSymbol? {
    if candidates.count < 2 { return candidates.first }
    if hasModels {
      // The app does not see the other libraries' names behind its own, and they do not see its.
      let own = candidates.filter { isModel($0.file) == isModel(file) }
      if !own.isEmpty, own.count < candidates.count { return nearest(own, to: file) }
    }
    if let same = candidates.first(where: { $0.file == file }) { return same }
    let here = files[file].path.utf8
    func shared(_ symbol: TypeSymbol) -> Int {
      zip(here, files[symbol.file].path.utf8).prefix { $0 == $1 }.count
    }
    var best = candidates[0]
    for candidate in candidates.dropFirst() where shared(candidate) > shared(best) {
      best = candidate
    }
    return best
  }

  /// Line and column of a place.
  func position(_ file: Int, _ at: SourceOffset) -> (line: Int, column: Int) {
    files[file].facts.position(of: at)
  }
}
