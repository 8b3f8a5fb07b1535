/// The tree of a hosted view: evaluates it, and runs what its views do when they appear or change.
@MainActor
final class ViewGraph {
  private let identity = IdentityNode()
  private(set) var round = 0
  private(set) var isDirty = true
  private var actions: [() -> Void] = []
  private var tasks: [() -> Void] = []
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
    let evaluation = Evaluation(graph: self, identity: identity, environment: environment)
    return evaluation.node(of: view, in: VStackLayout())
  }

  /// What a view does once it is laid out, in the order of the calls.
  func afterLayout(_ action: @escaping () -> Void) { actions.append(action) }

  /// What starts after all actions of appearance.
  func start(_ task: @escaping () -> Void) { tasks.append(task) }

  /// Ends a round: forgets views that are gone and runs the actions, which may ask for another.
  func finishRound() {
    identity.forgetAll(before: round)
    let (actions, tasks) = (actions, tasks)
    self.actions = []
    self.tasks = []
    for action in actions + tasks { action() }
  }
}
