extension StableDemangler {
  /// Types and protocols of the standard library that have a letter of their own after `S`.
  static let standardTypes: [UInt8: String] = {
    let names: [(Unicode.Scalar, String)] = [
      ("A", "AutoreleasingUnsafeMutablePointer"), ("a", "Array"), ("b", "Bool"),
      ("D", "Dictionary"), ("d", "Double"), ("f", "Float"), ("h", "Set"),
      ("I", "DefaultIndices"), ("i", "Int"), ("J", "Character"), ("N", "ClosedRange"),
      ("n", "Range"), ("O", "ObjectIdentifier"), ("P", "UnsafePointer"),
      ("p", "UnsafeMutablePointer"), ("R", "UnsafeBufferPointer"),
      ("r", "UnsafeMutableBufferPointer"), ("S", "String"), ("s", "Substring"), ("u", "UInt"),
      ("V", "UnsafeRawPointer"), ("v", "UnsafeMutableRawPointer"),
      ("W", "UnsafeRawBufferPointer"), ("w", "UnsafeMutableRawBufferPointer"),
      ("q", "Optional"), ("B", "BinaryFloatingPoint"), ("E", "Encodable"), ("e", "Decodable"),
      ("F", "FloatingPoint"), ("G", "RandomNumberGenerator"), ("H", "Hashable"),
      ("j", "Numeric"), ("K", "BidirectionalCollection"), ("k", "RandomAccessCollection"),
      ("L", "Comparable"), ("l", "Collection"), ("M", "MutableCollection"),
      ("m", "RangeReplaceableCollection"), ("Q", "Equatable"), ("T", "Sequence"),
      ("t", "IteratorProtocol"), ("U", "UnsignedInteger"), ("X", "RangeExpression"),
      ("x", "Strideable"), ("Y", "RawRepresentable"), ("y", "StringProtocol"),
      ("Z", "SignedInteger"), ("z", "BinaryInteger"),
    ]
    return Dictionary(uniqueKeysWithValues: names.map { (UInt8(ascii: $0), $1) })
  }()
}
