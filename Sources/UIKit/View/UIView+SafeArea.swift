import DarkroomCoreGraphics

extension UIView {
  struct InsetState {
    var safeArea = UIEdgeInsets.zero
    var margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    /// The margins set by the client; leading and trailing if the directional form was used.
    var assignedMargins: AssignedMargins?
    var hasSubviewsPreservingMargins = false
  }

  enum AssignedMargins {
    case absolute(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
  }

  private var computedSafeArea: UIEdgeInsets {
    guard let superview else { return safeArea(in: nil) }
    let area = superview.safeAreaForSubviews
    guard area != .zero else { return safeArea(in: nil) }
    return safeArea(
      in: InsetSurroundings(
        frame: frame, outerBounds: superview.bounds, outerArea: area, outerMargins: .zero))
  }

  /// The part of the superview's unsafe edges that this view covers, plus the additional insets of its controller.
  ///
  /// - Parameter surroundings: the values of the superview; nil if none extend into the view.
  func safeArea(in surroundings: InsetSurroundings?) -> UIEdgeInsets {
    let area = surroundings?.coveredBands ?? .zero
    guard let controller = hierarchy.controller else { return area }
    return area + controller.totalAdditionalSafeArea
  }

  func updateInsetsAfterGeometryChange() {
    if isRootOfInsets || insets.hasSubviewsPreservingMargins { updateInsetsInTree() }
  }

  /// False for the many views whose insets are zero and stay so.
  private var isRootOfInsets: Bool {
    hierarchy.controller != nil || insets.safeArea != .zero || preservesSuperviewLayoutMargins
      || (superview?.safeAreaForSubviews ?? .zero) != .zero
  }

  /// Updates safe areas and margins of this view and its descendants; views whose insets change are notified, parents
  /// first.
  func updateInsetsInTree() {
    var pending = [self]
    while let view = pending.popLast() {
      let changesArea = view.refreshInsets()
      let area = view.safeAreaForSubviews
      for child in view.hierarchy.subviews.reversed()
      where changesArea || child.depends(onSafeArea: area)
        || view === self && child.isRootOfInsets
      {
        pending.append(child)
      }
    }
  }

  private func depends(onSafeArea area: UIEdgeInsets) -> Bool {
    preservesSuperviewLayoutMargins || area != .zero || insets.safeArea != .zero
  }

  /// - Returns: whether the safe area has changed; margins affect only the views that preserve them.
  private func refreshInsets() -> Bool {
    if preservesSuperviewLayoutMargins { superview?.insets.hasSubviewsPreservingMargins = true }
    let oldArea = insets.safeArea
    let oldMargins = insets.margins
    if !(self is UIWindow) { insets.safeArea = computedSafeArea }
    insets.margins = computedMargins
    let changesArea = insets.safeArea.differ(from: oldArea)
    let changesMargins = insets.margins.differ(from: oldMargins)
    if changesMargins { announceMargins() }
    if changesArea { announceSafeArea() }
    return changesArea
  }

  private func announceSafeArea() {
    constraintInsetsDidChange()
    safeAreaInsetsDidChange()
    hierarchy.controller?.viewSafeAreaInsetsDidChange()
    setNeedsLayout()
  }

  private func announceMargins() {
    constraintInsetsDidChange()
    layoutMarginsDidChange()
    hierarchy.controller?.viewLayoutMarginsDidChange()
    setNeedsLayout()
  }
}

extension InsetSurroundings {
  fileprivate var coveredBands: UIEdgeInsets {
    func covered(_ length: CGFloat, _ limit: CGFloat) -> CGFloat { max(0, min(length, limit)) }
    let (area, bounds) = (outerArea, outerBounds)
    return UIEdgeInsets(
      top: covered(bounds.minY + area.top - frame.minY, area.top),
      left: covered(bounds.minX + area.left - frame.minX, area.left),
      bottom: covered(frame.maxY - (bounds.maxY - area.bottom), area.bottom),
      right: covered(frame.maxX - (bounds.maxX - area.right), area.right))
  }
}
