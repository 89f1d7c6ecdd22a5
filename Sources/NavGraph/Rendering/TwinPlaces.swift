/// The places that tell types of one name apart: of paths, as many folders as that takes.
struct TwinPlaces {
  /// Whether all files have one name, so that only their folders say anything.
  private let dropsFile: Bool
  private var uses: [[Substring]: Int] = [:]

  /// - Complexity: O(places × folders).
  init(_ places: [Substring]) {
    let paths = places.map { $0.split(separator: "/") }.filter { $0.count > 1 }
    dropsFile = Set(paths.compactMap(\.last)).count == 1
    for path in paths {
      for end in ends(of: path) { uses[end, default: 0] += 1 }
    }
  }

  /// The last folder, the last two, and so on; paths of hostile maps may be endless.
  private func ends(of path: [Substring]) -> [[Substring]] {
    let folders = (dropsFile ? path.dropLast() : path[...]).suffix(20)
    return folders.indices.reversed().map { Array(folders[$0...]) }
  }

  /// The end of a place that no other place has; all of it where there is none.
  func short(_ place: Substring) -> Substring {
    let path = place.split(separator: "/")
    if path.count < 2 { return place }
    let end = ends(of: path).first { uses[$0] == 1 }
    return end.map { Substring($0.joined(separator: "/")) } ?? place
  }
}
