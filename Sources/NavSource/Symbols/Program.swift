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
  private(set) var aliases = AliasTable()
  private(set) var globalFunctions: [String: [FunctionSymbol]] = [:]
  private(set) var globalProperties: [String: PropertySymbol] = [:]
  private(set) var code = CodeTable()
  let comments: CommentTable
  /// Whether ancestors are known, so that answers do not change any more.
  private(set) var isLinked = false
  /// Answers given before.
  var lookUps = NameTable<TypeSymbol?>()
  private var externals = NameTable<TypeSymbol?>()
  /// Names of the functions that the project adds to types of frameworks.
  private(set) lazy var extensionFunctions = NameSet(
    types.lazy.filter(\.isExternal).flatMap(\.functions.keys))
  /// Names of static functions that take something: `.name(…)` may mean one of them.
  private(set) lazy var factories = NameSet(
    types.lazy.flatMap(\.functionOrder).map(\.fact)
      .filter { $0.isStatic && !$0.parameters.isEmpty }.map(\.name))
  /// How many look-ups are under way inside each other: a name may be another name.
  var aliasDepth = 0
  /// Whether objects of each type differ in ways that count for the map.
  private(set) lazy var carriers = findCarriers()
  private(set) lazy var folders = findFolders()
  /// The last part of every name that a type or an alias has.
  private(set) lazy var declaredNames = NameSet(
    byName.values.joined().lazy.map(\.shortName) + types.flatMap(\.aliases.keys) + aliases.names)
  /// Types that adopt a protocol, directly or not, in order of declaration.
  private var adopters: [Int: [TypeSymbol]] = [:]
  private var heirs: [Int: [TypeSymbol]] = [:]
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
        aliases.add(alias, in: index)
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
    var fact = fact
    if let behind = function(behind: fact.type, of: owner) { fact.type = behind }
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
      for ancestor in type.ancestors where ancestor.kind == .class && ancestor !== type {
        heirs[ancestor.index, default: []].append(type)
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
          let full = aliases.end(of: name, file: current.file)
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

  /// The project's classes that inherit from a class.
  func heirs(of type: TypeSymbol) -> [TypeSymbol] { heirs[type.index] ?? [] }

  /// Line and column of a place.
  func position(_ file: Int, _ at: SourceOffset) -> (line: Int, column: Int) {
    files[file].facts.position(of: at)
  }
}
