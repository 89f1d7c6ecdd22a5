/// What code gives under conditions that hold for the while.
extension Evaluator {
  /// The body of a view that was made with these arguments, as it is shown first.
  func body(of object: AbstractObject, _ type: TypeSymbol, _ body: PropertySymbol) -> Value {
    seesObjectsAsMade = true
    defer { seesObjectsAsMade = false }
    return trial {
      context = Context(origin: type)
      return propertyValue(of: object, body)
    }
  }

  /// Evaluates while a state holds a value.
  func supposing<Result>(_ value: Value, in state: StateKey, _ body: () -> Result) -> Result {
    let saved = propertyCache
    defer { (propertyCache, supposed) = (saved, nil) }
    propertyCache = NameTable()
    supposed = (state, value)
    return body()
  }

  /// What a closure of a type gives.
  func content(of closure: ClosureValue, origin: TypeSymbol) -> Value {
    trial {
      context = Context(origin: origin)
      return call(closure, arguments: [])
    }
  }
}
