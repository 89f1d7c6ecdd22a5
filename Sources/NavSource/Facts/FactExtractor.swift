internal import SwiftParser
internal import SwiftSyntax

/// Turns the text of one file into facts. The only code that sees syntax.
///
/// Recursion follows the nesting of the source: call it on a thread with a large stack.
final class FactExtractor {
  /// Expressions nested deeper than this are cut.
  static let deepest = 2000

  var depth = 0
  /// Where something was nested deeper for the first time.
  var cutAt: SourceOffset?
  /// Names of the types around the declaration that is being read.
  var enclosing: [String] = []
  /// Conditions of the `#if` branches around it, inside the innermost type.
  var conditions: [BuildCondition] = []
  /// Under which condition that type exists.
  var typeCondition = BuildCondition.always

  var types: [TypeFact] = []
  var functions: [FunctionFact] = []
  var properties: [PropertyFact] = []
  var statements: [Statement] = []
  var aliases: [AliasFact] = []
  var imports: [String] = []

  /// Reads one file.
  ///
  /// - Complexity: O(bytes), almost all of it in the parser.
  static func facts(of bytes: [UInt8]) -> FileFacts {
    let tree = bytes.withUnsafeBufferPointer {
      Parser.parse(source: $0, maximumNestingLevel: deepestParsed)
    }
    let extractor = FactExtractor()
    for item in tree.statements { extractor.read(item) }
    let fault = tree.hasError ? SyntaxFault(first: tree) : nil
    return FileFacts(
      imports: extractor.imports, types: extractor.types, functions: extractor.functions,
      properties: extractor.properties, aliases: extractor.aliases,
      statements: extractor.statements, comments: extractor.comments(in: tree, bytes),
      lineStarts: lineStarts(of: bytes), hasErrors: tree.hasError,
      errorAt: fault?.offset, isErrorOfOtherSwift: fault?.isOfOtherSwift ?? false,
      cut: extractor.cutAt.map { NestingCut(at: $0, reason: .chain) })
  }

  /// Parses and drops the tree: what the benchmarks compare the importer with.
  ///
  /// - Returns: the length of the tree in bytes.
  static func parse(_ bytes: [UInt8]) -> Int {
    let tree = bytes.withUnsafeBufferPointer {
      Parser.parse(source: $0, maximumNestingLevel: deepestParsed)
    }
    return tree.totalLength.utf8Length
  }

  /// The parser drops the rest of a file that is deeper, so `NestingScanner` cuts it before that. Not
  /// every level has a bracket; recursion takes much of the stack.
  private static let deepestParsed = 4 * NestingScanner.mostLevels

  static func lineStarts(of bytes: [UInt8]) -> [SourceOffset] {
    var starts: [SourceOffset] = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(SourceOffset(offset + 1))
    }
    return starts
  }

  private func read(_ item: CodeBlockItemSyntax) {
    switch item.item {
    case .decl(let declaration): read(topLevel: declaration)
    case .expr(let node) where node.is(MacroExpansionExprSyntax.self): break
    default: statements += self.statements(of: item)
    }
  }

  func read(topLevel declaration: DeclSyntax) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .importDecl(let node):
      if let module = node.path.first?.name.identifierText { imports.append(module) }
    case .functionDecl(let node): functions.append(function(node))
    case .variableDecl(let node): properties += self.properties(node)
    case .ifConfigDecl(let node):
      forEachBranch(of: node) { elements in
        guard case .statements(let items) = elements else { return }
        for item in items { self.read(item) }
      }
    case .macroExpansionDecl: break
    case .typeAliasDecl(let node): alias(node)
    default: read(type: declaration)
    }
  }

  /// A name for several protocols together is a protocol that inherits from them.
  private func alias(_ node: TypeAliasDeclSyntax) {
    let parts = inherited(node.initializer.value)
    if parts.count < 2 {
      aliases.append(aliasFact(node))
    } else {
      types.append(
        TypeFact(protocolNamed: node.name.identifierText, inherited: parts, at: node.name.offset))
    }
  }

  /// The condition under which a declaration at this place exists.
  var condition: BuildCondition {
    conditions.reduce(.always) { $0.joined(with: $1) }
  }

  /// Calls `body` for each branch of an `#if`, with the branch's condition in force.
  func forEachBranch(
    of node: IfConfigDeclSyntax, _ body: (IfConfigClauseSyntax.Elements) -> Void
  ) {
    for (clause, condition) in branches(of: node.clauses) {
      guard let elements = clause.elements else { continue }
      conditions.append(condition)
      body(elements)
      conditions.removeLast()
    }
  }
}

extension SyntaxProtocol {
  /// Offset of the first character that is no blank or comment.
  var offset: SourceOffset { SourceOffset(positionAfterSkippingLeadingTrivia.utf8Offset) }
}
