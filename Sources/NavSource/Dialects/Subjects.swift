/// Subjects of Combine and RxSwift, and relays of RxRelay: whoever listens is called by whoever sends;
/// the closure may be handed its owner.
extension Evaluator {
  static let subjects: NameSet = [
    "PassthroughSubject", "CurrentValueSubject", "PublishSubject", "BehaviorSubject",
    "ReplaySubject", "AsyncSubject", "PublishRelay", "BehaviorRelay", "ReplayRelay",
  ]
  private static let senders: NameSet = ["send", "accept", "onNext"]
  static let listeners: NameSet = ["sink", "subscribe", "bind", "drive", "emit"]
  /// What hands on the values of a subject as they are.
  static let relays: NameSet = [
    "eraseToAnyPublisher", "receive", "removeDuplicates", "dropFirst", "prefix", "first", "filter",
    "share", "debounce", "throttle", "delay", "handleEvents", "asObservable", "asDriver",
    "asSignal", "observe", "observeOn", "distinctUntilChanged", "skip", "take", "do",
  ]

  /// A call on a subject that a property keeps; `nil` when it neither sends nor listens.
  func subjectCall(on receiver: Value, _ call: EvaluatedCall) -> Value? {
    guard let subject = receiver.object, let key = subject.key, key.type >= 0,
      Self.subjects.contains(subject.typeName)
    else { return nil }
    if Self.senders.contains(call.name) { return callStored(key, nil, call) }
    if Self.relays.contains(call.name) {
      settleAll(call)
      return receiver
    }
    guard Self.listeners.contains(call.name) else { return nil }
    let owner = instance(of: program.types[key.type])
    for argument in call.arguments {
      guard case .closure(let closure) = argument.value else { continue }
      note(argument.value, for: key)
      if closure.hasRun || waits(closure, in: key) { continue }
      with({ handOver(closure, to: owner, key, &$0) }) { _ = self.call(closure, arguments: []) }
    }
    return .unknown
  }

  private static let handingOn = "withUnretained"

  /// `taps.withUnretained(self)`: what follows hands the object on to its closures.
  func unretained(_ call: EvaluatedCall) -> Value? {
    guard call.name == Self.handingOn, let owner = call.unlabeled?.object else { return nil }
    let object = newObject(nil, Self.handingOn, file: call.file, at: call.at)
    object.attributes["owner"] = .object(owner)
    return .object(object)
  }

  /// The object that closures get: `taps.withUnretained(self).bind { owner, _ in … }`,
  /// `taps.bind(with: self) { owner, _ in … }`.
  func owner(handedBy receiver: Value, _ call: EvaluatedCall) -> Value? {
    if let object = receiver.object, object.typeName == Self.handingOn {
      return object.attributes["owner"]
    }
    guard let owner = call["with"], owner.object?.isProject == true else { return nil }
    return owner
  }
}
