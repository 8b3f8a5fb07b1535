/// Starts a task after all actions of appearance, and again when its value changes.
struct _TaskModifier<ID: Equatable> {
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void
}

extension _TaskModifier: ViewModifier, NodeModifier {
  typealias Body = Never

  func nodes(of content: (Evaluation) -> [LayoutNode], in evaluation: Evaluation) -> [LayoutNode] {
    let nodes = content(evaluation)
    let kept = evaluation.identity.kept["task"] as? (ID, Task<Void, Never>?)
    guard kept?.0 != id else { return nodes }
    kept?.1?.cancel()
    let (id, priority, action, identity) = (id, priority, action, evaluation.identity)
    evaluation.graph.start {
      identity.kept["task"] = (id, Optional(Task(priority: priority) { await action() }))
    }
    return nodes
  }
}
