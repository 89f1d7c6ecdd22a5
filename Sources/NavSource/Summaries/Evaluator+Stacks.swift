internal import NavGraph

/// Stacks that code fills, and fills again.
extension Evaluator {
  /// Puts screens at the root of a stack, in place of those that were there.
  func fill(
    _ stack: AbstractObject, withLists lists: [[Value]], api: String, at: SourceOffset, file: Int
  ) {
    for list in lists { self.stack(list, api: api, at: at, file: file) }
    let roots = Value.anyOf(lists.compactMap(\.first))
    let start = effects.count
    guard let filled = refill(stack, with: roots) else { return }
    let kind = self.kind(ofColumnOf: stack) ?? filled
    let owner = isOwnStack(stack) ? nil : owner(of: stack)
    for item in roots.alternatives {
      emit(.show(kind, item), api: api, file: file, at: at, origin: owner)
    }
    if kind == .replace, !stack.isSymbolic, context.closures.count <= stack.closureDepth {
      refills[stack.id] = Refill(roots: roots, effects: start..<effects.count)
    }
  }

  /// What a stack was filled with right before it is shown is what it begins with this time, in place of
  /// nothing.
  func settled(_ action: Effect.Action) -> Effect.Action {
    guard case .show(let kind, .object(let stack)) = action, let refill = refills[stack.id] else {
      return action
    }
    withdraw(refill.effects)
    // It may be shown in one of several styles.
    refills = [stack.id: Refill(roots: refill.roots, effects: 0..<0)]
    let copy = copy(of: stack)
    copy.hold(refill.roots)
    return .show(kind, .object(copy))
  }

  /// Fills a stack, and says how that is shown: a stack that is made here is what it is filled with first,
  /// wherever it is shown then.
  private func refill(_ stack: AbstractObject, with roots: Value) -> TransitionKind? {
    if isBeginning(stack) {
      begin(stack, with: roots)
      return nil
    }
    if stack.isSymbolic {
      if !stack.isAround, !stack.isSetUp { stack.hold(roots) }
      return stack.key == nil && !context.isStackEmpty && !isLaunch ? .replace : .root
    }
    if context.isStackEmpty {
      stackContents.note(roots, of: stack)
      return .root
    }
    // What its screens call later puts others in place of those it began with.
    let wasThere = stack.isOlder || isOfEarlierRoot(stack)
    if wasThere, isShownAlready(stack) {
      stackContents.note(roots, of: stack)
      return .replace
    }
    let isLater = context.closures.count > stack.closureDepth || wasThere
    if isLater, stack.content != nil || isBeingMade(stack) { return .replace }
    stackContents.note(roots, of: stack, isStart: context.root?.owner?.role.startsApps == true)
    guard let before = stack.content, !stack.isAsInScene else {
      stack.isAsInScene = false
      stack.hold(roots)
      return fillsItself(stack) ? .root : nil
    }
    stack.hold(.anyOf([before, roots]))
    return fillsItself(stack) ? .root : nil
  }

  /// Whether the app's delegate is at work before there is anything to see.
  private var isLaunch: Bool {
    context.origin?.role.startsApps == true && context.root?.fact.isLaunch == true
  }

  /// Whether a screen acts on a stack of a property that the app begins with, or that shows the screen
  /// itself.
  private func isShownAlready(_ stack: AbstractObject) -> Bool {
    guard let screen = context.origin, screen.role.fillsSlots, !isBeingMade(stack) else {
      return false
    }
    return stackContents.isShown(stack, by: screen)
  }

  /// Whether a stack fills itself before it is seen: `viewDidLoad` of its class.
  private func isBeginning(_ stack: AbstractObject) -> Bool {
    guard stack.isSymbolic, stack.key == nil, context.closures.isEmpty, let root = context.root
    else { return false }
    return Self.beginnings.contains(root.fact.name) && isCode(of: stack, root)
  }

  private static let beginnings: NameSet = [
    "init", "loadView", "viewDidLoad", "awakeFromNib", "viewWillAppear",
  ]

  /// Puts the first screen on a stack that pushes it before it is seen, or the first of another branch;
  /// `false` for what lies above.
  func begins(_ stack: AbstractObject?, with page: Value?, in scope: Scope?) -> Bool {
    guard let stack, stack.role == .navigationController, let page, isBeginning(stack),
      !stack.isSetUp || scope.map({ $0.branchDepth > 0 }) == true
    else { return false }
    begin(stack, with: page)
    return true
  }

  private func begin(_ stack: AbstractObject, with roots: Value) {
    let before = stack.isSetUp ? stack.content : nil
    stack.hold(before.map { .anyOf([$0, roots]) } ?? roots)
    stack.isSetUp = true
  }

  /// Whether a screen acts on the stack that shows it: `(navigationController as? Stack)?.start()`, a
  /// delegate of the screen that is its stack.
  private func isOwnStack(_ stack: AbstractObject) -> Bool {
    guard stack.isSymbolic, let screen = context.origin, screen.role.fillsSlots,
      screen.role != .navigationController
    else { return false }
    return stack.isAround || isCode(of: stack, context.calls.last)
  }

  private func isCode(of stack: AbstractObject, _ function: FunctionSymbol?) -> Bool {
    guard let type = stack.type, !type.isExternal, let owner = function?.owner else { return false }
    return type.ancestors.contains { $0 === owner }
  }

  /// The stack around a screen, of which a cast tells the class.
  func stackAround(_ stack: AbstractObject, as type: TypeSymbol) -> AbstractObject? {
    guard stack.isAround, type.role == .navigationController, !type.isExternal else { return nil }
    if let known = stackContents.around[type.index] { return known }
    let made = newObject(type, type.displayName, file: type.file, at: type.at)
    (made.isSymbolic, made.isAround, made.condition) = (true, true, .always)
    stackContents.around[type.index] = made
    return made
  }

  /// Whether code of a stack fills it after it was made.
  private func fillsItself(_ stack: AbstractObject) -> Bool {
    stack.isProject && context.calls.last?.owner === stack.type && !isBeingMade(stack)
  }

  /// Whether the initialiser of an object is under way.
  private func isBeingMade(_ object: AbstractObject) -> Bool {
    context.calls.contains { $0.fact.kind == .initializer && $0.owner === object.type }
  }

  /// Screens put on a stack together: each is pushed by the one below it.
  private func stack(_ items: [Value], api: String, at: SourceOffset, file: Int) {
    for (below, item) in zip(items, items.dropFirst()) {
      guard let source = (below.object?.content?.object ?? below.object)?.type, !source.isExternal
      else { continue }
      emit(.show(.push, item), api: api, file: file, at: at, origin: source)
    }
  }
}

/// What the code that runs has put in place of the screens of a stack.
struct Refill {
  var roots: Value
  /// Places of the effects that say so.
  var effects: Range<Int>
}

/// What was found to fill the stacks that properties hold, in this round and those before.
struct StackContents {
  /// Stacks that the app fills when it starts.
  private var atStart: Set<StateKey> = []
  private var screens: [StateKey: Set<Int>] = [:]
  /// Stands for any stack around a screen, by its class.
  var around: [Int: AbstractObject] = [:]

  mutating func note(_ roots: Value, of stack: AbstractObject, isStart: Bool = false) {
    guard let key = stack.key else { return }
    if isStart { atStart.insert(key) }
    for root in roots.alternatives {
      for object in [root.object, root.object?.content?.object] {
        if let type = object?.type, !type.isExternal {
          screens[key, default: []].insert(type.index)
        }
      }
    }
  }

  func isShown(_ stack: AbstractObject, by screen: TypeSymbol) -> Bool {
    guard let key = stack.key else { return false }
    return atStart.contains(key) || screens[key]?.contains(screen.index) == true
  }
}

/// States that stacks take their path from.
struct StackPaths {
  var states: Set<StateKey> = []
  /// Whether the path of some stack is no state that is known.
  var hasUnknown = false
}
