/// The buttons beside a row that was swiped, starting at the edge.
final class SwipeActionsNode: LayoutNode {
  private let edge: HorizontalEdge
  /// The corner radii of the row's card, at its top and bottom.
  private let radii: (top: CGFloat, bottom: CGFloat)

  /// - Parameter acted: Called after an action was performed.
  init(
    _ actions: SwipeActions, radii: (top: CGFloat, bottom: CGFloat),
    _ environment: EnvironmentValues, acted: @escaping @MainActor () -> Void
  ) {
    edge = actions.edge
    self.radii = radii
    let buttons = actions.make()
    super.init(environment, buttons)
    for (node, title) in zip(buttons, actions.titles()) {
      node.whenDrawn.append { views in
        for view in views where view is ButtonView { view.accessibilityLabel = title }
      }
      guard let press = node.first(ButtonNode.self)?.press else { continue }
      let action = press.action
      press.action = {
        action()
        acted()
      }
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let widths = children.map { $0.size(offer(proposal.height)).width }
    return CGSize(width: widths.reduce(0, +), height: proposal.height ?? 0)
  }

  private func offer(_ height: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(width: nil, height: height)
  }

  override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
    let offer = offer(size.height)
    var x: CGFloat = 0
    return children.map { child in
      let width = child.size(offer).width
      defer { x += width }
      let start = edge == .leading ? x : size.width - x - width
      return Placement(origin: CGPoint(x: start, y: 0), proposal: offer)
    }
  }

  // MARK: Drawing

  /// The view is clipped at the corners of the card.
  override func makeView() -> UIView? {
    let view = EffectView(frame: CGRect(origin: .zero, size: frame.size))
    let isAtEnd = edge == .trailing
    let shape = UnevenRoundedRectangle(
      topLeadingRadius: isAtEnd ? 0 : radii.top, bottomLeadingRadius: isAtEnd ? 0 : radii.bottom,
      bottomTrailingRadius: isAtEnd ? radii.bottom : 0, topTrailingRadius: isAtEnd ? radii.top : 0)
    let direction = environment.layoutDirection
    let mask = CAShapeLayer()
    view.layer.mask = mask
    view.arrange = { view in
      mask.frame = view.bounds
      mask.path = shape.path(in: view.bounds, direction).cgPath
    }
    return view
  }
}
