/// Names with a module before them: `News.NewsService`, where `News` is the module.
extension Program {
  /// Whether a name that no type has is that of a module whose files are read: they lie in a folder of its
  /// name. Any other is a library, or a type of one.
  func isOwnModule(_ name: String) -> Bool { folders.contains(name) }

  /// The type of a module.
  func type(_ name: String, inModule module: String, file: Int) -> TypeSymbol? {
    guard isOwnModule(module) else { return nil }
    return lookUp(name, from: nil, file: file).flatMap { $0.isExternal ? nil : $0 }
  }

  /// Names of all folders with a file that is read.
  func findFolders() -> Set<String> {
    var names: Set<String> = []
    for file in files {
      names.formUnion(file.path.split(separator: "/").dropLast().map(String.init))
    }
    return names
  }
}
