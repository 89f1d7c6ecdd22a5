internal import SwiftSyntax

extension FactExtractor {
  /// Reads a type or extension with everything inside it; other declarations are passed over.
  func read(type declaration: DeclSyntax) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let node):
      add(.struct, node, node.name.identifierText, node.genericParameterClause, node.memberBlock)
    case .classDecl(let node):
      add(.class, node, node.name.identifierText, node.genericParameterClause, node.memberBlock)
    case .actorDecl(let node):
      add(.actor, node, node.name.identifierText, node.genericParameterClause, node.memberBlock)
    case .enumDecl(let node):
      add(.enum, node, node.name.identifierText, node.genericParameterClause, node.memberBlock)
    case .protocolDecl(let node):
      add(.protocol, node, node.name.identifierText, nil, node.memberBlock)
    case .extensionDecl(let node):
      let name = type(node.extendedType).name ?? node.extendedType.trimmedDescription
      add(.extension, node, name, nil, node.memberBlock)
    default: break
    }
  }

  private func add(
    _ kind: TypeFact.Kind, _ node: some DeclGroupSyntax & WithAttributesSyntax, _ name: String,
    _ generics: GenericParameterClauseSyntax?, _ members: MemberBlockSyntax
  ) {
    let path = enclosing + [name]
    var fact = TypeFact(
      kind: kind, name: path.joined(separator: "."),
      inherited: node.inheritanceClause?.inheritedTypes.flatMap { inherited($0.type) } ?? [],
      genericParameters: generics?.parameters.map(\.name.identifierText) ?? [],
      requirements: requirements(node.genericWhereClause), attributes: attributes(node.attributes),
      isPrivate: isPrivate(node.modifiers), properties: [], functions: [], cases: [], aliases: [],
      condition: typeCondition.joined(with: condition), at: offset(ofNameIn: node))
    let outer = (enclosing, conditions, typeCondition)
    (enclosing, conditions, typeCondition) = (path, [], fact.condition)
    for member in members.members { read(member.decl, into: &fact) }
    (enclosing, conditions, typeCondition) = outer
    types.append(fact)
  }

  /// Diagnostics point at the declaration's keyword, after attributes and modifiers.
  private func offset(ofNameIn node: some DeclGroupSyntax) -> SourceOffset {
    node.introducer.offset
  }

  private func requirements(_ clause: GenericWhereClauseSyntax?) -> [TypeReference] {
    clause?.requirements.compactMap { requirement in
      switch requirement.requirement {
      case .conformanceRequirement(let node): type(node.rightType)
      case .sameTypeRequirement(let node):
        if case .type(let right) = node.rightType { type(right) } else { nil }
      default: nil
      }
    } ?? []
  }

  func aliasFact(_ node: TypeAliasDeclSyntax) -> AliasFact {
    AliasFact(
      name: node.name.identifierText, type: type(node.initializer.value),
      isPrivate: isPrivate(node.modifiers), condition: condition)
  }

  func isPrivate(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
  }

  private func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { ["static", "class"].contains($0.name.text) }
  }

  private func read(_ declaration: DeclSyntax, into fact: inout TypeFact) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node): fact.properties += properties(node)
    case .functionDecl(let node): fact.functions.append(function(node))
    case .initializerDecl(let node): fact.functions.append(initializer(node))
    case .subscriptDecl(let node): fact.functions.append(subscripting(node))
    case .enumCaseDecl(let node): fact.cases += cases(node)
    case .typeAliasDecl(let node):
      fact.aliases.append(aliasFact(node))
    case .ifConfigDecl(let node):
      forEachBranch(of: node) { elements in
        guard case .decls(let members) = elements else { return }
        for member in members { read(member.decl, into: &fact) }
      }
    default: read(type: declaration)
    }
  }

  func attributes(_ list: AttributeListSyntax) -> [AttributeFact] {
    list.compactMap { element in
      guard case .attribute(let node) = element else { return nil }
      var arguments: [Argument] = []
      if case .argumentList(let list) = node.arguments { arguments = self.arguments(list) }
      return AttributeFact(
        name: type(node.attributeName).name ?? "", arguments: arguments)
    }
  }

  // MARK: Properties

  func properties(_ node: VariableDeclSyntax) -> [PropertyFact] {
    let attributes = attributes(node.attributes)
    return node.bindings.flatMap { binding -> [PropertyFact] in
      let names = boundNames(binding.pattern)
      return names.map { name in
        var fact = PropertyFact(
          name: name, type: binding.typeAnnotation.map { type($0.type) },
          initial: binding.initializer.map { expression($0.value) }, getter: nil, observers: [],
          attributes: attributes, isStatic: isStatic(node.modifiers),
          isLet: node.bindingSpecifier.text == "let",
          isLazy: node.modifiers.contains { $0.name.text == "lazy" }, condition: condition,
          at: binding.pattern.offset)
        read(binding.accessorBlock, into: &fact)
        return fact
      }
    }
  }

  private func boundNames(_ pattern: PatternSyntax) -> [String] {
    if let single = pattern.as(IdentifierPatternSyntax.self) {
      return [single.identifier.identifierText]
    }
    if let tuple = pattern.as(TuplePatternSyntax.self) {
      return tuple.elements.flatMap { boundNames($0.pattern) }
    }
    return []
  }

  private func read(_ block: AccessorBlockSyntax?, into fact: inout PropertyFact) {
    guard let block else { return }
    switch block.accessors {
    case .getter(let items): fact.getter = statements(items)
    case .accessors(let accessors):
      for accessor in accessors {
        let body = accessor.body.map { statements($0.statements) }
        if accessor.accessorSpecifier.text == "get" {
          fact.getter = body ?? fact.getter
        } else if let body {
          fact.observers.append(body)
        }
      }
    @unknown default: break
    }
  }

  // MARK: Functions

  func function(_ node: FunctionDeclSyntax) -> FunctionFact {
    FunctionFact(
      kind: .function, name: node.name.identifierText,
      parameters: parameters(node.signature.parameterClause.parameters),
      genericParameters: node.genericParameterClause?.parameters.map(\.name.identifierText) ?? [],
      returns: node.signature.returnClause.map { type($0.type) },
      body: node.body.map { statements($0.statements) }, attributes: attributes(node.attributes),
      isStatic: isStatic(node.modifiers), condition: condition, at: node.name.offset)
  }

  private func initializer(_ node: InitializerDeclSyntax) -> FunctionFact {
    FunctionFact(
      kind: .initializer, name: "init",
      parameters: parameters(node.signature.parameterClause.parameters),
      genericParameters: node.genericParameterClause?.parameters.map(\.name.identifierText) ?? [],
      returns: nil, body: node.body.map { statements($0.statements) },
      attributes: attributes(node.attributes), isStatic: false, condition: condition,
      at: node.initKeyword.offset)
  }

  private func subscripting(_ node: SubscriptDeclSyntax) -> FunctionFact {
    var body: [Statement]?
    if case .getter(let items) = node.accessorBlock?.accessors { body = statements(items) }
    if case .accessors(let list) = node.accessorBlock?.accessors {
      body = list.first { $0.accessorSpecifier.text == "get" }?.body
        .map { statements($0.statements) }
    }
    return FunctionFact(
      kind: .subscript, name: "subscript", parameters: parameters(node.parameterClause.parameters),
      genericParameters: [], returns: type(node.returnClause.type), body: body, attributes: [],
      isStatic: isStatic(node.modifiers), condition: condition, at: node.subscriptKeyword.offset)
  }

  func parameters(_ list: FunctionParameterListSyntax) -> [ParameterFact] {
    list.map { node in
      let label = node.firstName.identifierText
      return ParameterFact(
        label: label == "_" ? nil : label, name: node.secondName?.identifierText ?? label,
        type: type(node.type), defaultValue: node.defaultValue.map { expression($0.value) },
        isBuilder: attributes(node.attributes).contains { $0.name.hasSuffix("Builder") },
        isVariadic: node.ellipsis != nil)
    }
  }

  // MARK: Enum cases

  private func cases(_ node: EnumCaseDeclSyntax) -> [EnumCaseFact] {
    node.elements.map { element in
      EnumCaseFact(
        name: element.name.identifierText,
        payload: element.parameterClause?.parameters.map {
          EnumCaseFact.Payload(
            label: $0.firstName?.identifierText, type: type($0.type),
            defaultValue: $0.defaultValue.map { expression($0.value) })
        } ?? [],
        rawValue: element.rawValue.flatMap { expression($0.value).literalText },
        condition: condition, at: element.offset)
    }
  }
}

extension TokenSyntax {
  /// The name without backticks.
  var identifierText: String {
    let name = text
    return name.hasPrefix("`") && name.hasSuffix("`") && name.utf8.count > 2
      ? String(name.dropFirst().dropLast()) : name
  }
}
