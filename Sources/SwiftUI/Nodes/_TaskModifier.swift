/// Starts a task after all appearance actions, and again when its value changes.
struct _TaskModifier<ID: Equatable> {
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void
}

extension _TaskModifier: ViewModifier, NodeModifier {
  typealias Body = Never

  func nodes(of content: (Evaluation) -> [LayoutNode], in evaluation: Evaluation) -> [LayoutNode] {
    let nodes = content(evaluation)
    let kept = evaluation.identity.kept["task"] as? StartedTask<ID>
    guard kept?.id != id else { return nodes }
    kept?.end()
    let (id, priority, action, identity) = (id, priority, action, evaluation.identity)
    evaluation.graph.start {
      identity.kept["task"] = StartedTask(id: id, task: Task(priority: priority) { await action() })
    }
    return nodes
  }
}

/// A task that is canceled when its view leaves the tree.
private final class StartedTask<ID: Equatable>: EndingValue {
  let id: ID
  private let task: Task<Void, Never>

  init(id: ID, task: Task<Void, Never>) {
    self.id = id
    self.task = task
  }

  func end() { task.cancel() }
}
