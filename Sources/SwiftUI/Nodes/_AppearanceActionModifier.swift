/// Runs actions when a view appears, and when it has left the tree.
struct _AppearanceActionModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?
}

extension _AppearanceActionModifier: ViewModifier, NodeModifier {
  typealias Body = Never

  func nodes(of content: (Evaluation) -> [LayoutNode], in evaluation: Evaluation) -> [LayoutNode] {
    let nodes = content(evaluation)
    if let appear { hear(appear, in: evaluation) }
    if let disappear { keep(disappear, in: evaluation) }
    return nodes
  }

  @MainActor
  private func hear(_ appear: @escaping () -> Void, in evaluation: Evaluation) {
    let identity = evaluation.identity
    guard identity.kept["appeared"] == nil else { return }
    evaluation.graph.afterLayout {
      identity.kept["appeared"] = true
      appear()
    }
  }

  @MainActor
  private func keep(_ disappear: @escaping () -> Void, in evaluation: Evaluation) {
    if let departure = evaluation.identity.kept["departure"] as? Departure {
      departure.action = disappear
    } else {
      let (identity, departures) = (evaluation.identity, evaluation.graph.departures)
      evaluation.graph.afterLayout {
        identity.kept["departure"] = Departure(departures, disappear)
      }
    }
  }
}
