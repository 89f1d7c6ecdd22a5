extension Evaluator {
  /// What holds where the evaluation is now.
  struct Context {
    var origin: TypeSymbol?
    var members: [String] = []
    var trigger: String?
    /// The property whose content is the label of the button around, which has no text of its own.
    var label: StateKey?
    var calls: [FunctionSymbol] = []
    /// How many of the calls are of models.
    var modelCalls = 0
    /// Indices of the computed properties that are being read.
    var getters: [Int] = []
    var root: FunctionSymbol?
    var closures: [ClosureValue] = []
    /// The function or property whose code runs.
    var node: Int?
    var condition = BuildCondition.always
    /// Name for content without a type of its own.
    var inlineName: String?
    /// Whether the code builds what a destination shows, so that it is no part of the screen around.
    var isDestination = false
    /// Whether the code runs only where a stack has no screen yet.
    var isStackEmpty = false
    /// Whether calls on a container leave the origin where it is: a coordinator acts for others.
    var keepsOrigin = false
    /// Whether the code builds a label, whose text is wanted.
    var isLabel = false
    /// Whether the code gives a constant of a table of texts.
    var looksUpText = false
    /// Names of the cases that the `switch` branches around match.
    var handled: [String] = []
    /// The objects that were given the closures around.
    var handovers: [Handover] = []
    /// Whether an initialiser of a view runs: the content that it is given is the giver's.
    var isViewInit = false
    /// Whether code of a flow runs that nobody on a screen has asked for.
    var actsForFlow = false
    /// The container into which code puts screens.
    var container: AbstractObject?
    /// Bound selection of the list around.
    var selection: StateKey?
    /// Name of the content without a type of its own that is being built.
    var content: String?
    /// The comment that says to ignore what is being done.
    var ignoredBy: Int?

    /// For keys of calls: what else decides how something is shown.
    var manner: Int { (isDestination ? 1 : 0) + (isStackEmpty ? 2 : 0) }
  }
}
