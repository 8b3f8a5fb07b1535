/// The tree of a hosted view: evaluates it, and runs what its views do when they appear or change.
@MainActor
final class ViewGraph {
  private let identity = IdentityNode()
  private(set) lazy var departures = Departures(self)
  private(set) var round = 0
  private(set) var isDirty = true
  /// Whether this evaluation may have other views than the one before; else only others are in sight.
  private(set) var isEdited = true
  private var isEditAhead = true
  /// Whether a scroll view of the tree has been scrolled.
  var isScrolled = false
  private var actions = AppearanceActions()
  /// Where content is to be scrolled to in this layout.
  var scrollRequests: [ScrollRequest] = []
  private var corrections = 0
  /// What is kept with the scene, unless the tree is part of another one's.
  let sceneValues = SceneValues()
  /// Names that views were given for their namespaces.
  private var namespaces = 0
  /// Whether a person edits what is on the screen that the tree is.
  private let editMode = State(wrappedValue: EditMode.inactive)
  /// How the changes since the last evaluation were made.
  private var transaction = Transaction()
  let matches = GeometryMatches()
  /// The color scheme that the tree asks for.
  var preferredColorScheme: ColorScheme?
  /// The view that the tree is shown in, from which it presents.
  weak var view: UIView?
  /// Called when another evaluation is needed.
  var invalidated: () -> Void = {}

  isolated deinit { end() }

  /// Forgets what is kept for the tree: kept scroll views hold drawn views, whose nodes hold the graph.
  func end() { identity.forgetAll() }

  /// Asks for another evaluation because something that views are made of has changed.
  func invalidate() {
    isEditAhead = true
    evaluateAgain()
  }

  /// Asks for another evaluation because other parts of scroll views are in sight.
  func invalidateSight() {
    isScrolled = true
    evaluateAgain()
  }

  private func evaluateAgain() {
    if Transaction.current.hasEffect { transaction = Transaction.current }
    guard !isDirty else { return }
    isDirty = true
    invalidated()
  }

  /// Asks for another evaluation: at once on the main actor, else soon, because iOS lets state be
  /// changed on any thread.
  nonisolated func invalidateFromAnyThread() {
    guard !MainActorAccess.isCurrent else { return MainActor.assumeIsolated { invalidate() } }
    let transaction = Transaction.current
    Task { @MainActor [weak self] in
      withTransaction(transaction) { self?.invalidate() }
    }
  }

  /// A name for another namespace: the first of a tree is always the same, which dumps show.
  func nextNamespace() -> Namespace.ID {
    namespaces += 1
    return Namespace.ID(namespaces)
  }

  /// The node of the whole; several views lie as in a `VStack`.
  func evaluate(_ view: any View, _ environment: EnvironmentValues) -> LayoutNode {
    round += 1
    isDirty = false
    (isEdited, isEditAhead) = (isEditAhead, false)
    actions = AppearanceActions()
    preferredColorScheme = nil
    var evaluation = Evaluation(
      graph: self, identity: identity, environment: environment, transaction: transaction)
    transaction = Transaction()
    if environment.pageEditMode == nil {
      editMode.storage.changed = { [weak self] in self?.invalidateFromAnyThread() }
      evaluation.environment.pageEditMode = editMode.projectedValue
    }
    return evaluation.node(of: view, in: VStackLayout())
  }

  /// What a view does once it is laid out, in the order of the calls.
  func afterLayout(_ action: @escaping () -> Void) { actions.ofLayout.append(action) }

  /// What starts after all actions of appearance.
  func start(_ task: @escaping () -> Void) { actions.tasks.append(task) }

  /// Evaluates views that may turn out not to be shown: `run` their actions if they are.
  func collecting<Value>(_ body: () -> Value) -> (Value, AppearanceActions) {
    let outer = actions
    actions = AppearanceActions()
    defer { actions = outer }
    return (body(), actions)
  }

  func run(_ more: AppearanceActions) {
    actions.ofLayout += more.ofLayout
    actions.tasks += more.tasks
  }

  func scroll(_ target: ScrollRequest.Target, in scope: ObjectIdentifier) {
    scrollRequests.append(ScrollRequest(target: target, scope: scope))
    invalidateSight()
  }

  /// Asks for another round because estimated lengths have turned out to be others; estimates that
  /// do not settle are left as they are.
  func correctEstimates() {
    guard corrections < 3 else { return }
    corrections += 1
    evaluateAgain()
  }

  /// Ends a layout, after its last round.
  func settle() {
    corrections = 0
    scrollRequests = []
  }

  /// Ends a round: forgets views that are gone and runs the actions, which may ask for another.
  func finishRound() {
    matches.resolve()
    identity.forgetAll(before: round)
    let actions = actions
    self.actions = AppearanceActions()
    for action in actions.ofLayout + actions.tasks { action() }
  }
}
