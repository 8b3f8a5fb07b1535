/// Contains a row that can be swiped, selected or edited, and its accessibility actions.
final class ListRowView: GestureView {
  /// Contains everything that moves with the row.
  let front: ListRowFrontView
  private let actions: () -> [UIAccessibilityCustomAction]

  init(
    swipe: GestureResponder, tap: GestureResponder,
    actions: @escaping () -> [UIAccessibilityCustomAction]
  ) {
    front = ListRowFrontView(tap)
    self.actions = actions
    super.init(swipe)
    addSubview(front)
  }

  override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { super.accessibilityCustomActions ?? actions() }
    set { super.accessibilityCustomActions = newValue }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    front.frame = bounds
  }

  override func takesTouches(at point: CGPoint) -> Bool? { bounds.contains(point) }
}

/// Contains the content of a row, and receives taps anywhere in the row.
final class ListRowFrontView: GestureView {
  /// The visible part of a row that is moved aside, in points of the row; nil for the whole row.
  var opening: CGRect? { didSet { setNeedsLayout() } }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let opening else { return }
    let mask = CALayer()
    mask.backgroundColor = UIColor.black.cgColor
    mask.frame = opening
    layer.mask = mask
  }

  override func takesTouches(at point: CGPoint) -> Bool? { bounds.contains(point) }
}
