internal import NavGraph

/// One call that performs a segue by its identifier.
struct SegueCall {
  /// More than one where the code chooses; none where the identifier is computed.
  var identifiers: [String]
  /// Classes on whose screens the call runs.
  var performers: [Int]
  /// Whether the call is made on a controller whose class is known.
  var isOnKnownClass: Bool
  var trigger: String?
  var via: [String]
  var at: InputLocation

  /// The texts that a value can be, in order.
  static func identifiers(_ value: Value) -> [String] {
    var seen: Set<String> = []
    return value.alternatives.compactMap { alternative in
      guard case .string(let text?) = alternative, seen.insert(text).inserted else { return nil }
      return text
    }
  }
}

/// The calls that perform segues, joined with the segues.
struct SegueCalls {
  typealias SceneIndex = StoryboardTable.SceneIndex

  private struct Key: Hashable {
    var scene: SceneIndex
    var identifier: String
  }

  private struct Fault: Hashable {
    var at: InputLocation
    var identifier: String
  }

  private var calls: [Key: [SegueCall]] = [:]
  /// Scenes that perform segues whose identifiers are computed.
  private var computing: Set<SceneIndex> = []
  /// Identifiers that no segue of the screen has, with the scenes that have one.
  private var lost: [Fault: [SceneIndex]] = [:]
  private var classes: [Fault: Set<Int>] = [:]
  private let program: Program

  init(_ all: [SegueCall], in program: Program) {
    self.program = program
    let table = program.scenes.table
    if table.files.isEmpty { return }
    var owners: [String: [SceneIndex]] = [:]
    for scene in table.scenes {
      for identifier in Set(table[scene].segues.compactMap(\.identifier)) {
        owners[identifier, default: []].append(scene)
      }
    }
    let named = Set(all.filter { !$0.identifiers.isEmpty }.map(\.at))
    var found: Set<Fault> = []
    for call in all {
      if call.identifiers.isEmpty, !named.contains(call.at) {
        computing.formUnion(table.scenes.filter { isPerformer($0, call) })
      }
      for identifier in call.identifiers {
        let scenes = scenes(with: identifier, owners[identifier] ?? [], call)
        let fault = Fault(at: call.at, identifier: identifier)
        for scene in scenes {
          calls[Key(scene: scene, identifier: identifier), default: []].append(call)
          found.insert(fault)
        }
        // Of several that a text may be, some can be another screen's.
        if scenes.isEmpty, call.identifiers.count == 1 || owners[identifier] == nil {
          lost[fault] = owners[identifier] ?? []
          classes[fault, default: []].formUnion(call.performers)
        }
      }
    }
    for fault in found { lost[fault] = nil }
  }

  /// Code of a class runs in every scene of the class and of those that inherit from it. Where the
  /// code is called on anything, an identifier that only one scene has says enough.
  private func scenes(
    with identifier: String, _ owners: [SceneIndex], _ call: SegueCall
  ) -> [SceneIndex] {
    let own = owners.filter { isPerformer($0, call) }
    return own.isEmpty && owners.count == 1 && !call.isOnKnownClass ? owners : own
  }

  private func isPerformer(_ scene: SceneIndex, _ call: SegueCall) -> Bool {
    program.scenes.types[scene]?.ancestors.contains { call.performers.contains($0.index) } == true
  }

  /// The calls that perform a segue.
  func performing(_ segue: SegueFact, of scene: SceneIndex) -> [SegueCall] {
    segue.identifier.flatMap { calls[Key(scene: scene, identifier: $0)] } ?? []
  }

  // MARK: What does not fit

  /// A segue that only code can perform, and none does.
  func fault(of segue: SegueFact, of scene: SceneIndex, at place: InputLocation) -> Diagnostic? {
    let fact = program.scenes.table[scene]
    guard let identifier = segue.identifier, segue.source == fact.element,
      !["relationship", "embed"].contains(segue.kind), !program.hasNoSources,
      program.scenes.types[scene] != nil, !computing.contains(scene),
      !program.scenes.table.objectiveC.segues.contains(identifier),
      performing(segue, of: scene).isEmpty
    else { return nil }
    return Diagnostic(
      .note, id: "storyboard.unperformed-segue",
      "no code was found to perform segue '\(identifier)', so it may never be followed; delete it "
        + "if nothing does", at: place)
  }

  /// Calls whose identifier no segue has.
  var faults: [Diagnostic] {
    lost.map { fault, owners in
      let names = (classes[fault] ?? []).map { program.types[$0].displayName }.sorted()
      let name = names.first ?? "the screen"
      let isElsewhere =
        owners.isEmpty
        ? "no storyboard has a segue '\(fault.identifier)'"
        : "no segue of \(name) is called '\(fault.identifier)', though one of "
          + (owners.compactMap { program.scenes.ids[$0]?.rawValue }.first ?? "another scene")
          + " is"
      return Diagnostic(
        .warning, id: "storyboard.unknown-segue",
        isElsewhere + ", so this call fails when it runs; correct the identifier, or add the "
          + "storyboard that has it", at: fault.at)
    }
    .sorted()
  }
}
