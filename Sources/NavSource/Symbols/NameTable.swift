/// Values by name and a number, for the names that the evaluation looks up again and again.
///
/// A dictionary hashes each name so that hostile keys cannot collide, and compares strings by their
/// canonical forms. The names here are identifiers of one project, so a short hash and the bytes do. Its
/// answers never depend on the order of entries, so the hash does not reach any output. Look-up and
/// insertion are O(length of the name) on average.
struct NameTable<Value> {
  fileprivate struct Entry {
    var hash: UInt64
    var name: String
    var number: Int
    var value: Value
  }

  private var entries: [Entry] = []
  /// The upper half of an entry's hash and its index plus one, or 0: most names that are not here are
  /// told apart without a look at an entry. A power of two of slots, at most half of them taken.
  private var slots: [UInt64] = []

  init() {}

  /// - Parameter number: tells equal names apart.
  subscript(name: String, number: Int = 0) -> Value? {
    if slots.isEmpty { return nil }
    let index = index(of: name, number, Self.hash(name, number))
    return index < 0 ? nil : entries[index].value
  }

  /// Keeps a value, in place of the one before.
  mutating func insert(_ value: Value, for name: String, number: Int = 0) {
    let hash = Self.hash(name, number)
    let index = index(of: name, number, hash)
    if index >= 0 {
      entries[index].value = value
      return
    }
    if (entries.count + 1) * 2 > slots.count { grow() }
    entries.append(Entry(hash: hash, name: name, number: number, value: value))
    place(entries.count - 1)
  }

  /// Changes the value of a name, or what is kept for a name that is not here yet.
  mutating func change(_ name: String, from initial: Value, _ change: (inout Value) -> Void) {
    let index = index(of: name, 0, Self.hash(name, 0))
    if index >= 0 { return change(&entries[index].value) }
    var value = initial
    change(&value)
    insert(value, for: name)
  }

  /// - Returns: -1 where the name is not here.
  private func index(of name: String, _ number: Int, _ hash: UInt64) -> Int {
    let upper = hash >> 32
    return slots.withUnsafeBufferPointer { slots in
      if slots.isEmpty { return -1 }
      let mask = slots.count - 1
      var slot = Int(truncatingIfNeeded: hash) & mask
      while slots[slot] != 0 {
        if slots[slot] >> 32 == upper {
          let index = Int(truncatingIfNeeded: slots[slot] & 0xFFFF_FFFF) - 1
          let isHere = entries.withUnsafeBufferPointer { entries in
            entries[index].number == number && entries[index].name == name
          }
          if isHere { return index }
        }
        slot = (slot + 1) & mask
      }
      return -1
    }
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: max(8, slots.count * 2))
    for index in entries.indices { place(index) }
  }

  private mutating func place(_ index: Int) {
    let mask = slots.count - 1
    let hash = entries[index].hash
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 { slot = (slot + 1) & mask }
    slots[slot] = hash & ~0xFFFF_FFFF | UInt64(index + 1)
  }

  private static func hash(_ name: String, _ number: Int) -> UInt64 {
    let start = 0xcbf2_9ce4_8422_2325 ^ UInt64(truncatingIfNeeded: number)
    return name.utf8.withContiguousStorageIfAvailable { hash($0, start) }
      ?? Array(name.utf8).withUnsafeBufferPointer { hash($0, start) }
  }

  private static func hash(_ bytes: UnsafeBufferPointer<UInt8>, _ start: UInt64) -> UInt64 {
    var hash = start ^ UInt64(bytes.count)
    let raw = UnsafeRawBufferPointer(bytes)
    var offset = 0
    while offset + 8 <= raw.count {
      hash = mixed(hash, raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    var word: UInt64 = 0
    while offset < raw.count {
      word = word << 8 | UInt64(raw[offset])
      offset += 1
    }
    return mixed(hash, word)
  }

  private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word) &* 0x9e37_79b9_7f4a_7c15
    return product ^ product >> 32
  }
}

extension NameTable: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (String, Value)...) {
    for (name, value) in elements { insert(value, for: name) }
  }
}

extension NameTable: Sendable where Value: Sendable {}
extension NameTable.Entry: Sendable where Value: Sendable {}

/// Names of which the evaluation asks again and again whether they are among them.
struct NameSet: ExpressibleByArrayLiteral, Sendable {
  private var names = NameTable<Bool>()

  init(_ names: some Sequence<String>) {
    for name in names { insert(name) }
  }

  init(arrayLiteral elements: String...) { self.init(elements) }

  mutating func insert(_ name: String) { names.insert(true, for: name) }

  func contains(_ name: String) -> Bool { names[name] != nil }
}
