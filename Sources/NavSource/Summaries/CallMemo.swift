/// Results of calls: the same call in the same context does the same again, so it is run once.
struct CallMemo {
  /// Results of the calls made since the root began.
  private var root: [CallKey: Value] = [:]
  /// Results of the calls made for a screen, in any root: what they do for it is known.
  private var screens: [CallKey: (value: Value, from: CallDepth, room: Int)] = [:]
  /// Results of the calls made for other types, with the root whose effects count for them.
  private var others: [CallKey: (value: Value, root: FunctionSymbol?)] = [:]

  mutating func beginRoot() { root = [:] }

  /// - Parameters:
  ///   - depth: how deep the call is made.
  ///   - room: how many steps are left for it.
  /// - Returns: what an earlier call gave, and whether that one was not followed to its end because
  ///   too many were under way, or for lack of steps.
  func result(
    of key: CallKey, at depth: CallDepth, room: Int
  ) -> (value: Value, isDeep: Bool, isShort: Bool)? {
    if let known = root[key] { return (known, false, false) }
    if let known = screens[key], known.from.isWithin(depth), room <= known.room {
      return (known.value, known.from != CallDepth(), known.room != Int.max)
    }
    // The effects of a root that others call are dropped, so what it did has to be done again.
    guard let known = others[key], known.root?.isCalled != true else { return nil }
    return (known.value, false, false)
  }

  /// Keeps a result until the root ends.
  mutating func keep(_ result: Value, of key: CallKey) { root[key] = result }

  /// Keeps the result of a call that was made for a screen.
  ///
  /// - Parameters:
  ///   - cut: how deep the call was made, where that left something out: from there, or from deeper,
  ///     it goes no further another time.
  ///   - room: how many steps were left for it, where they were not enough: with no more of them it
  ///     goes no further another time.
  mutating func keep(_ result: Value, of key: CallKey, forScreenCutAt cut: CallDepth?, room: Int?) {
    screens[key] = (result, cut ?? CallDepth(), room ?? .max)
    if cut != nil || room != nil { root[key] = result }
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
  /// Because the steps of a root are used up.
  var steps = 0
  /// For other reasons.
  var other = 0
}
