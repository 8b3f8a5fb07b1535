/// The tree of a hosted view: evaluates it, and runs what its views do when they appear or change.
@MainActor
final class ViewGraph {
  private let identity = IdentityNode()
  private(set) var round = 0
  private(set) var isDirty = true
  private var actions = AppearanceActions()
  /// Called when another evaluation is needed.
  var invalidated: () -> Void = {}

  func invalidate() {
    guard !isDirty else { return }
    isDirty = true
    invalidated()
  }

  /// The node of the whole; several views lie as in a `VStack`.
  func evaluate(_ view: any View, _ environment: EnvironmentValues) -> LayoutNode {
    round += 1
    isDirty = false
    actions = AppearanceActions()
    let evaluation = Evaluation(graph: self, identity: identity, environment: environment)
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

  /// Ends a round: forgets views that are gone and runs the actions, which may ask for another.
  func finishRound() {
    identity.forgetAll(before: round)
    let actions = actions
    self.actions = AppearanceActions()
    for action in actions.ofLayout + actions.tasks { action() }
  }
}
