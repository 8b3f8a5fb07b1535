/// Runs an action when a view that has appeared is no longer in the tree.
struct _DisappearanceActionModifier {
  let disappear: (() -> Void)?
}

extension _DisappearanceActionModifier: ViewModifier, NodeModifier {
  typealias Body = Never

  func nodes(of content: (Evaluation) -> [LayoutNode], in evaluation: Evaluation) -> [LayoutNode] {
    let nodes = content(evaluation)
    if let departure = evaluation.identity.kept["departure"] as? Departure {
      departure.action = disappear
    } else {
      let (identity, departures) = (evaluation.identity, evaluation.graph.departures)
      evaluation.graph.afterLayout {
        identity.kept["departure"] = Departure(departures, disappear)
      }
    }
    return nodes
  }
}
