/// What the public types of a navigation library do, as Swift source of our own.
///
/// The library's sources are not part of an app's, and without them its calls lead nowhere. A model says
/// in a few lines what they do, and is read and run like code of the app. Nothing of it is seen in the map:
/// what its code does has the place of the app's call, and its types are neither screens nor `via`.
struct LibraryModel: Sendable {
  /// Names of the modules, one of which a file has to import.
  var modules: Set<String>
  /// Types by which the library's own sources are known: where the input declares them, they are read
  /// instead.
  var marks: [String]
  var source: String
}

extension LibraryModel {
  static let all: [LibraryModel] = [.ribs, .routes, .flowStacks, .tcaCoordinators, .rxFlow]

  /// The models of the libraries that files import, to be added to the program.
  ///
  /// - Parameter isQuick: read as the app's files are read.
  static func files(for app: [Program.File], isQuick: Bool) -> [Program.File] {
    let imports = Set(app.flatMap(\.facts.imports))
    return all.filter { !$0.modules.isDisjoint(with: imports) && !$0.isDeclared(in: app) }
      .map { model in
        let bytes = Array(model.source.utf8)
        let quick = isQuick ? QuickReader.facts(of: bytes) : nil
        return Program.File(
          path: "", facts: quick ?? FactExtractor.facts(of: bytes), isModel: true)
      }
  }

  private func isDeclared(in app: [Program.File]) -> Bool {
    marks.allSatisfy { mark in
      app.contains { $0.facts.types.contains { $0.name == mark && $0.kind != .extension } }
    }
  }
}

extension Program {
  /// Whether a type is one of a library's, known by its model only.
  func isModel(_ type: TypeSymbol) -> Bool { !type.isExternal && isModel(type.file) }

  /// The type of that name that a model declares.
  func modelType(_ name: String) -> TypeSymbol? {
    hasModels ? types.first { $0.name == name && isModel($0) } : nil
  }
}
