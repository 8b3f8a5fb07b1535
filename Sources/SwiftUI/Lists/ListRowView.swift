/// Holds a row that a person can swipe, select or edit, and what the row offers to assistive technology.
final class ListRowView: GestureView {
  /// Holds what moves with the row.
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

/// Holds the content of a row, and takes taps in all of the row.
final class ListRowFrontView: GestureView {
  /// What is seen of a row that is moved aside, in points of the row; nil for all of it.
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
