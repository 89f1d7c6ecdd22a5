/// Results of calls: the same call in the same context does the same again, so it is run once.
struct CallMemo {
  /// Results of the calls made since the root began.
  private var root: [CallKey: Value] = [:]
  /// Results of the calls made for a screen, in any root: what they do for it is known.
  private var screens: [CallKey: (value: Value, from: CallDepth)] = [:]
  /// Results of the calls made for other types, with the root whose effects count for them.
  private var others: [CallKey: (value: Value, root: FunctionSymbol?)] = [:]

  mutating func beginRoot() { root = [:] }

  /// - Parameter depth: how deep the call is made.
  /// - Returns: what an earlier call gave, and whether that one was not followed to its end.
  func result(of key: CallKey, at depth: CallDepth) -> (value: Value, isDeep: Bool)? {
    if let known = root[key] { return (known, false) }
    if let known = screens[key], known.from.isWithin(depth) {
      return (known.value, known.from != CallDepth())
    }
    // The effects of a root that others call are dropped, so what it did has to be done again.
    guard let known = others[key], known.root?.isCalled != true else { return nil }
    return (known.value, false)
  }

  /// Keeps a result until the root ends.
  mutating func keep(_ result: Value, of key: CallKey) { root[key] = result }

  /// Keeps the result of a call that was made for a screen.
  ///
  /// - Parameter cut: how deep the call was made, where that left something out: from there, or from
  ///   deeper, it goes no further another time.
  mutating func keep(_ result: Value, of key: CallKey, forScreenCutAt cut: CallDepth?) {
    screens[key] = (result, cut ?? CallDepth())
    if cut != nil { root[key] = result }
  }

  /// Keeps the result of a call that was made for no screen.
  mutating func keep(_ result: Value, of key: CallKey, madeBy caller: FunctionSymbol?) {
    root[key] = result
    others[key] = (result, caller)
  }
}

/// How many calls are under way, and how many closures.
struct CallDepth: Equatable {
  var calls = 0
  var closures = 0

  func isWithin(_ other: CallDepth) -> Bool {
    calls <= other.calls && calls + closures <= other.calls + other.closures
  }
}

/// How often a call was not followed.
struct CallCuts {
  /// Because too many were under way.
  var depth = 0
  /// For other reasons: the steps of a root are used up.
  var other = 0
}
