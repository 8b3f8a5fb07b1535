/// Changes the surroundings of a view.
struct _EnvironmentChange {
  let change: (inout EnvironmentValues) -> Void
}

extension _EnvironmentChange: ViewModifier, NodeModifier {
  typealias Body = Never

  func nodes(of content: (Evaluation) -> [LayoutNode], in evaluation: Evaluation) -> [LayoutNode] {
    var evaluation = evaluation
    change(&evaluation.environment)
    return content(evaluation)
  }
}
