/// Tells calls apart within one root: the same call from the same place of the map does the same again,
/// so it is run once. Objects count by where they are made, closures by where they are written.
struct CallKey: Hashable {
  // 128 bits stand for everything that was added: two keys never meet by chance.
  private var first: UInt64 = 0xcbf2_9ce4_8422_2325
  private var second: UInt64 = 0x9e37_79b9_7f4a_7c15

  mutating func add(_ number: Int) { mix(UInt64(bitPattern: Int64(number))) }

  private mutating func mix(_ word: UInt64) {
    first = (first ^ word) &* 0x9e37_79b9_7f4a_7c15
    first ^= first >> 32
    second = (second &+ word) &* 0xc2b2_ae3d_27d4_eb4f
    second ^= second >> 29
  }

  mutating func add(_ text: String) {
    // FNV-1a: the standard hasher differs from run to run.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    mix(hash)
  }

  /// What a function makes differs by what it was given.
  private mutating func add(fields object: AbstractObject, of type: TypeSymbol, depth: Int) {
    for property in type.propertyOrder {
      guard let value = object.attributes[property.fact.name] else { continue }
      add(value, depth: depth)
    }
  }

  /// Where an object is made, and of which type.
  mutating func add(originOf object: AbstractObject) {
    add(object.type?.index ?? -1)
    add(object.file)
    add(Int(object.at))
  }

  mutating func add(_ value: Value, depth: Int = 0) {
    guard depth < 4 else { return add(99) }
    switch value {
    case .unknown: add(0)
    case .none: add(1)
    case .object(let object):
      add(2)
      add(object.type?.index ?? -1)
      add(object.isSymbolic ? -1 : object.file)
      add(object.isSymbolic ? -1 : Int(object.at))
      if object.type == nil { add(object.typeName) }
      if let content = object.content { add(content, depth: depth + 1) }
      if let made = object.madeOf {
        mix(made.first)
        mix(made.second)
      }
      if let type = object.type, type.kind == .struct, type.role == .other, !object.isSymbolic {
        add(fields: object, of: type, depth: depth + 1)
      }
    case .closure(let closure):
      add(3)
      add(closure.scope.file)
      add(Int(closure.expression.at))
      if closure.isModel, let receiver = closure.scope.receiver { add(receiver, depth: depth + 1) }
    case .function(let function, _):
      add(4)
      add(function.index)
    case .enumCase(let known):
      add(5)
      add(known.name)
      for part in known.payload { add(part.value, depth: depth + 1) }
    case .string(let text):
      add(6)
      add(text ?? "")
    case .bool(let flag): add(flag ? 7 : 8)
    case .type(_, let name, _):
      add(9)
      add(name)
    case .ownType(let type):
      add(13)
      add(type.index)
    case .list(let values), .options(let values):
      add(10)
      for value in values { add(value, depth: depth + 1) }
    case .place(let key, _), .slot(let key):
      add(11)
      add(key.type)
      add(key.name)
    case .keyPath(let names):
      add(12)
      for name in names { add(name) }
    }
  }
}

/// Numbers of the conditions under which calls were made: what such a call does has its condition.
struct ConditionNumbers {
  private var numbers: [BuildCondition: Int] = [:]

  mutating func number(of condition: BuildCondition) -> Int {
    if case .always = condition { return 0 }
    if let known = numbers[condition] { return known }
    numbers[condition] = numbers.count + 1
    return numbers.count
  }
}

extension Evaluator {
  /// The key of a call of a closure in the present context.
  func callKey(_ closure: ClosureValue, _ arguments: [Value]) -> CallKey {
    var key = CallKey()
    key.add(-closure.id)
    addSite(of: closure.scope.file, to: &key)
    key.add(context.origin?.index ?? -1)
    key.add(context.members.last ?? "")
    key.add(context.manner)
    key.add(conditions.number(of: context.condition))
    for argument in arguments { key.add(argument) }
    return key
  }

  /// The key of a call in the present context.
  func callKey(
    _ function: FunctionSymbol, _ receiver: Value?, _ arguments: [EvaluatedArgument]
  ) -> CallKey {
    var key = CallKey()
    key.add(function.index)
    key.add(function.file)
    key.add(Int(function.fact.at))
    key.add(context.origin?.index ?? -1)
    key.add(context.members.last ?? "")
    key.add(context.manner)
    key.add(conditions.number(of: context.condition))
    addSite(of: function.file, to: &key)
    for handover in context.handovers { key.add(handover.receiver.index) }
    if let receiver {
      key.add(receiver)
      addStored(in: receiver, to: &key)
    }
    for argument in arguments { key.add(argument.value) }
    return key
  }
}
