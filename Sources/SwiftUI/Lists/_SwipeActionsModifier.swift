/// Adds actions that are revealed by a swipe over the row around a view.
struct _SwipeActionsModifier<Actions: View> {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let actions: Actions
}

extension _SwipeActionsModifier: ViewModifier, NodeModifier {
  typealias Body = Never

  func nodes(of content: (Evaluation) -> [LayoutNode], in evaluation: Evaluation) -> [LayoutNode] {
    let nodes = content(evaluation)
    let swipe = SwipeActions(
      edge: edge, actions, allowsFullSwipe, in: evaluation.at("swipe actions"))
    for node in nodes { node.traits.row.swipes.append(swipe) }
    return nodes
  }
}
