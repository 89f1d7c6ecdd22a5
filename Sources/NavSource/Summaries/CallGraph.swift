/// Who was seen to call whom, and which code does something that matters for the map.
///
/// Built while a first round follows every call only a few steps; the second round leaves out what does
/// not matter. A node is a function or a property.
struct CallGraph {
  private var callers: [Int: Set<Int>] = [:]
  /// Calls noted before, each in a place of its own or of another: most come again at once.
  private var recent: [(caller: Int, callee: Int)] = Array(repeating: (-1, -1), count: 4096)
  private var users: [Int: Set<Int>] = [:]
  private var writers: [StateKey: Set<Int>] = [:]
  /// The code that is given to a property, and who calls it there.
  private var givers: [StateKey: Set<Int>] = [:]
  private var storedCallers: [StateKey: Set<Int>] = [:]
  private var matters: Set<Int> = []
  /// The enums by whose case the code of a node does one thing or another.
  private var choices: [Int: Set<Int>] = [:]
  /// The functions that give values of an enum.
  private var answers: [Int: Set<Int>] = [:]
  /// Code that leads nowhere, but gives a value by which code that matters chooses.
  private var deciding: Set<Int> = []
  /// Properties whose closures screens call, by themselves or by what they call.
  private(set) var propertiesCalledByScreens: Set<StateKey> = []
  private(set) var isComplete = false
  /// How much has been noted.
  private(set) var size = 0

  /// Notes that the code of a node calls or reads another.
  mutating func addCall(from caller: Int?, to callee: Int) {
    guard !isComplete, let caller, caller != callee else { return }
    let place = (callee &* 31 &+ caller) & (recent.count - 1)
    if recent[place] == (caller, callee) { return }
    recent[place] = (caller, callee)
    note(callers[callee, default: []].insert(caller))
  }

  /// Notes that the code of a node makes or gives a value of a type.
  mutating func addUse(of type: TypeSymbol, by node: Int?) {
    guard !isComplete, let node else { return }
    note(users[type.index, default: []].insert(node))
  }

  /// Notes that the code of a node chooses by the case of an enum.
  mutating func addChoice(by type: TypeSymbol, of node: Int?) {
    guard !isComplete, let node else { return }
    note(choices[node, default: []].insert(type.index))
  }

  /// Notes that a function gives a value of an enum.
  mutating func addAnswer(of type: TypeSymbol, by node: Int?) {
    guard !isComplete, let node else { return }
    note(answers[type.index, default: []].insert(node))
  }

  /// Notes that the code of a node sets a state; it matters if a presentation waits for that state.
  mutating func addWrite(to state: StateKey, by node: Int?) {
    guard !isComplete, let node else { return }
    note(writers[state, default: []].insert(node))
  }

  /// Notes that a property is given the code of a node.
  mutating func addClosure(in property: StateKey, of node: Int?) {
    guard !isComplete, let node else { return }
    note(givers[property, default: []].insert(node))
  }

  /// Notes that the code of a node calls the closure in a property.
  mutating func addCall(from caller: Int?, toClosureIn property: StateKey) {
    guard !isComplete, let caller else { return }
    note(storedCallers[property, default: []].insert(caller))
  }

  /// Notes that the code of a node navigates, or makes a screen.
  mutating func mark(_ node: Int?) {
    guard !isComplete, let node else { return }
    note(matters.insert(node))
  }

  private mutating func note<Member>(_ insertion: (inserted: Bool, memberAfterInsert: Member)) {
    if insertion.inserted { size += 1 }
  }

  /// Spreads what matters to callers, and to those who make objects whose code matters.
  ///
  /// - Parameters:
  ///   - presents: whether a presentation or a path is bound to a state.
  ///   - origins: the properties whose code a property that is handed on can hold.
  ///   - owner: the index of the type that a node belongs to.
  ///   - isScreen: whether a node is code of a screen.
  /// - Complexity: O(nodes + calls).
  mutating func complete(
    presents: (StateKey) -> Bool, origins: (StateKey) -> [StateKey], owner: (Int) -> Int?,
    isScreen: (Int) -> Bool
  ) {
    for (state, nodes) in writers where presents(state) { matters.formUnion(nodes) }
    for (property, nodes) in storedCallers {
      for giver in Set(origins(property) + [property]).flatMap({ givers[$0] ?? [] }) {
        callers[giver, default: []].formUnion(nodes)
      }
    }
    var pending = matters.sorted()
    var typesDone: Set<Int> = []
    while let node = pending.popLast() {
      var next = callers[node] ?? []
      if let type = owner(node), typesDone.insert(type).inserted {
        next.formUnion(users[type] ?? [])
      }
      for caller in next where matters.insert(caller).inserted { pending.append(caller) }
    }
    findDeciding()
    propertiesCalledByScreens = Set(
      storedProperties(calledBy: isScreen).flatMap { origins($0) + [$0] })
    isComplete = true
    callers = [:]
    users = [:]
    choices = [:]
    answers = [:]
    writers = [:]
    givers = [:]
    storedCallers = [:]
    recent = []
  }

  /// What gives values by which code that matters chooses; who calls that need not matter.
  private mutating func findDeciding() {
    var pending = Array(matters)
    var typesDone: Set<Int> = []
    while let node = pending.popLast() {
      for type in choices[node] ?? [] where typesDone.insert(type).inserted {
        for answer in answers[type] ?? [] where !matters.contains(answer) {
          if deciding.insert(answer).inserted { pending.append(answer) }
        }
      }
    }
  }

  private func storedProperties(calledBy isScreen: (Int) -> Bool) -> [StateKey] {
    // Code that was found not to matter is not run, so it calls nothing.
    storedCallers.filter { isCalled($0.value.intersection(matters), by: isScreen) }.map(\.key)
  }

  private func isCalled(_ nodes: Set<Int>, by isScreen: (Int) -> Bool) -> Bool {
    var seen = nodes
    var pending = Array(nodes)
    while let node = pending.popLast() {
      if isScreen(node) { return true }
      for caller in callers[node] ?? [] where seen.insert(caller).inserted {
        pending.append(caller)
      }
    }
    return false
  }

  /// Whether the code of a node gives a value by which code that matters chooses.
  func decides(_ node: Int) -> Bool { deciding.contains(node) }

  /// Whether the code of a node can matter; everything may until the graph is complete.
  func contains(_ node: Int) -> Bool { !isComplete || matters.contains(node) }
}
