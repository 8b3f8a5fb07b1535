/// Buttons that a swipe over a row reveals.
@MainActor
struct SwipeActions {
  let edge: HorizontalEdge
  /// Whether a long swipe performs the first action.
  let allowsFullSwipe: Bool
  /// Creates the buttons, starting at the edge.
  let make: @MainActor () -> [LayoutNode]
  /// Creates the titles of the buttons.
  let titles: @MainActor () -> [String]
}

extension SwipeActions {
  /// Creates the action that a list offers for rows that can be deleted.
  init(_ deletion: ListRowDeletion, _ environment: EnvironmentValues) {
    let evaluation = Evaluation(
      graph: ViewGraph(), identity: IdentityNode(), environment: environment)
    self.init(
      edge: .trailing, Button("Delete", role: .destructive) { deletion.act() }, true, in: evaluation
    )
  }

  init(
    edge: HorizontalEdge, _ actions: any View, _ allowsFullSwipe: Bool, in evaluation: Evaluation
  ) {
    self.edge = edge
    self.allowsFullSwipe = allowsFullSwipe
    make = {
      var inner = evaluation.at("buttons").inside(nil)
      inner.environment.setSwipeActions()
      inner.environment.buttonStyles.append(PressableButtonStyle(style: SwipeActionLook()))
      return inner.graph.collecting { inner.nodes(of: actions) }.0
    }
    titles = {
      var inner = evaluation.at("titles").inside(nil)
      inner.environment.labelStyles.append(TitleOnlyLabelStyle())
      return inner.graph.collecting { inner.nodes(of: actions) }.0.map(\.words)
    }
  }
}

extension EnvironmentValues {
  /// Resets the values of the row, because the buttons look different from those in it.
  fileprivate mutating func setSwipeActions() {
    (isInListRow, font, foreground, tint) = (false, nil, nil, nil)
  }
}
