/// A function that looks a text up, with the labels of a call: `tr(_:_:fallback:)`.
struct TextLookUp: Hashable {
  var function: Int
  var labels: [String?]

  /// Which arguments of such a call say what.
  struct Key {
    /// The key; `nil` for the text on which the function is called.
    var argument: Int?
    /// The text for where no table has the key.
    var fallback: Int?
  }
}

/// Constants that a generator writes from tables of texts.
extension Evaluator {
  /// Following a look-up to the framework takes no more than this, or it is none.
  private static let mostTextSteps = 2000

  /// The key that a function looks up; `nil` where it was not found to do so.
  ///
  /// There are thousands of such constants and few such functions, so each is followed only once.
  func lookedUp(
    by function: FunctionSymbol, _ receiver: Value?, _ arguments: [EvaluatedArgument],
    _ at: SourceOffset
  ) -> Value? {
    guard function.fact.returns?.name == "String", function.fact.body != nil else { return nil }
    let call = TextLookUp(function: function.index, labels: arguments.map(\.label))
    if textKeys[call] == nil {
      textKeys[call] = .some(nil)
      textKeys[call] = follow(function, receiver, arguments, at)
    }
    guard let known = textKeys[call] ?? nil else { return nil }
    let key = known.argument.map { arguments[$0].value } ?? receiver
    guard let key, let text = text(of: key) else { return nil }
    if let fallback = known.fallback { noteDefault(arguments[fallback].value, of: text) }
    return .string(text)
  }

  private func follow(
    _ function: FunctionSymbol, _ receiver: Value?, _ arguments: [EvaluatedArgument],
    _ at: SourceOffset
  ) -> TextLookUp.Key? {
    let before = defaultTexts
    defer { defaultTexts = before }
    defaultTexts = [:]
    let result = aside(Self.mostTextSteps) {
      leavingOut(by: Self.byIdiom) {
        with({ ($0.looksUpText, $0.isLabel) = (false, true) }) {
          invoke(function, receiver: receiver, arguments: arguments, at: at)
        }
      }
    }
    guard let key = text(of: result) else { return nil }
    func index(of text: String?) -> Int? {
      text.flatMap { text in arguments.firstIndex { self.text(of: $0.value) == text } }
    }
    let argument = index(of: key)
    guard argument != nil || receiver.flatMap({ text(of: $0) }) == key else { return nil }
    return TextLookUp.Key(argument: argument, fallback: index(of: defaultTexts[key] ?? nil))
  }
}
