/// Types of one name.
extension Program {
  /// One of several types of the same name keeps it: the one in the folder with the most files, which
  /// is the app's main target. The others are told apart by their file.
  func nameTwins() {
    for all in byName.values where all.count > 1 {
      let twins = all.filter { !isModel($0) }
      if twins.count < 2 { continue }
      let isAllPrivate = twins.allSatisfy { isPrivate($0) }
      let sizes = folderSizes(of: twins)
      let sorted = twins.sorted {
        (sizes[$0.file] ?? 0, -$0.file) > (sizes[$1.file] ?? 0, -$1.file)
      }
      for twin in isAllPrivate ? sorted[...] : sorted.dropFirst() {
        nameByFile(twin, among: twins)
      }
      if Set(twins.map(\.displayName)).count < twins.count {
        for twin in sorted.dropFirst() {
          twin.displayName = "\(twin.name)@\(files[twin.file].path)"
        }
      }
    }
  }

  private func isPrivate(_ type: TypeSymbol) -> Bool {
    files[type.file].facts.types.contains { $0.name == type.name && $0.isPrivate }
  }

  /// `Type@File`, or `Type@Folder` where the file is called like the type.
  private func nameByFile(_ type: TypeSymbol, among twins: [TypeSymbol]) {
    let path = files[type.file].path.split(separator: "/").map(String.init)
    var mark = path.last ?? ""
    if mark.hasSuffix(".swift") { mark.removeLast(6) }
    if mark == type.shortName {
      let others = twins.filter { $0 !== type }.map { files[$0.file].path.split(separator: "/") }
      mark =
        path.dropLast().first { folder in
          !others.contains { $0.contains { $0 == folder } }
        } ?? mark
    }
    type.displayName = "\(type.name)@\(mark)"
  }

  /// By file of each twin, how many files lie in the folder in which the twins part.
  private func folderSizes(of twins: [TypeSymbol]) -> [Int: Int] {
    let folders = twins.map { files[$0.file].path.split(separator: "/").dropLast() }
    var shared = 0
    while let first = folders.first, shared < first.count,
      folders.allSatisfy({ shared < $0.count && $0[shared] == first[shared] })
    {
      shared += 1
    }
    var sizes: [Int: Int] = [:]
    for (twin, folder) in zip(twins, folders) {
      let prefix = folder.prefix(shared + 1).joined(separator: "/") + "/"
      sizes[twin.file] = files.reduce(0) { $0 + ($1.path.hasPrefix(prefix) ? 1 : 0) }
    }
    return sizes
  }
}
