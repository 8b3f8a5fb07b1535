/// The tree of a hosted view: it evaluates the view, and runs the actions of views that appear or change.
@MainActor
final class ViewGraph {
  private let identity = IdentityNode()
  private(set) lazy var departures = Departures(self)
  private(set) var round = 0
  private(set) var isDirty = true
  /// Whether this evaluation may contain different views, rather than only different visible ones.
  private(set) var isEdited = true
  private var isEditAhead = true
  /// Whether a scroll view of the tree has been scrolled.
  var isScrolled = false
  private var actions = AppearanceActions()
  /// The requests to scroll in this layout.
  var scrollRequests: [ScrollRequest] = []
  private var corrections = 0
  /// The values stored with the scene, unless the tree is part of another one.
  let sceneValues = SceneValues()
  /// The number of namespaces that views have received.
  private var namespaces = 0
  /// Whether the user is editing the content of the tree's screen.
  private let editMode = State(wrappedValue: EditMode.inactive)
  /// The transaction of the changes since the last evaluation.
  private var transaction = Transaction()
  let matches = GeometryMatches()
  /// The color scheme that the tree prefers.
  var preferredColorScheme: ColorScheme?
  /// The view in which the tree is shown, and from which it presents.
  weak var view: UIView?
  /// Called when another evaluation is needed.
  var invalidated: () -> Void = {}

  isolated deinit { end() }

  /// Forgets all stored values, because scroll views hold drawn views, whose nodes hold the graph.
  func end() { identity.forgetAll() }

  /// Requests another evaluation because a value that views depend on has changed.
  func invalidate() {
    isEditAhead = true
    evaluateAgain()
  }

  /// Requests another evaluation because other parts of scroll views are visible.
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

  /// Requests another evaluation: at once on the main actor, otherwise soon, because iOS allows state to be changed on
  /// any thread.
  nonisolated func invalidateFromAnyThread() {
    guard !MainActorAccess.isCurrent else { return MainActor.assumeIsolated { invalidate() } }
    let transaction = Transaction.current
    Task { @MainActor [weak self] in
      withTransaction(transaction) { self?.invalidate() }
    }
  }

  /// Returns a new namespace; the first of a tree is always the same, because dumps show it.
  func nextNamespace() -> Namespace.ID {
    namespaces += 1
    return Namespace.ID(namespaces)
  }

  /// The root node; several views are placed as in a `VStack`.
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

  /// Adds an action to run after layout, in the order of the calls.
  func afterLayout(_ action: @escaping () -> Void) { actions.ofLayout.append(action) }

  /// Adds a task to start after all appearance actions.
  func start(_ task: @escaping () -> Void) { actions.tasks.append(task) }

  /// Evaluates views that may not be shown; the caller runs their actions if they are.
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

  /// Requests another evaluation because estimated lengths were wrong; estimates that do not converge are kept.
  func correctEstimates() {
    guard corrections < 3 else { return }
    corrections += 1
    evaluateAgain()
  }

  /// Ends a layout after its last evaluation.
  func settle() {
    corrections = 0
    scrollRequests = []
  }

  /// Ends an evaluation: forgets views that are gone and runs the actions, which may request another.
  func finishRound() {
    matches.resolve()
    identity.forgetAll(before: round)
    let actions = actions
    self.actions = AppearanceActions()
    for action in actions.ofLayout + actions.tasks { action() }
  }
}
