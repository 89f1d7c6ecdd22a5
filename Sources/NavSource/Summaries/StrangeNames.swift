/// Names of calls that were found to mean nothing to some of those who look for calls by their names, so
/// that they need not be compared with every name that these know.
struct StrangeNames {
  /// Who looks for calls by name.
  struct Readers: OptionSet {
    let rawValue: UInt8

    static let controllers = Readers(rawValue: 1)
    static let modifiers = Readers(rawValue: 2)
    static let collections = Readers(rawValue: 4)
  }

  private var strangers = NameTable<Readers>()

  /// To whom a name is known to mean nothing.
  subscript(name: String) -> Readers { strangers[name] ?? [] }

  /// Notes that a name, whatever the call is given, means nothing to a reader.
  mutating func note(_ name: String, to reader: Readers) {
    strangers.change(name, from: []) { $0.insert(reader) }
  }
}
