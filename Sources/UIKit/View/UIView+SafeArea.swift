import DarkroomCoreGraphics

extension UIView {
  struct InsetState {
    var safeArea = UIEdgeInsets.zero
    var margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    /// Set by the user; leading and trailing where the directional form was used.
    var assignedMargins: AssignedMargins?
    var hasSubviewsPreservingMargins = false
  }

  enum AssignedMargins {
    case absolute(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)
  }

  /// The part of the superview's unsafe bands that this view covers, plus what its controller adds.
  private var computedSafeArea: UIEdgeInsets {
    var area = superview.map { overlap(with: $0.safeAreaForSubviews, of: $0.bounds) } ?? .zero
    if let controller = hierarchy.controller { area = area + controller.totalAdditionalSafeArea }
    return area
  }

  private func overlap(with unsafe: UIEdgeInsets, of bounds: CGRect) -> UIEdgeInsets {
    guard unsafe != .zero else { return .zero }
    let safe = bounds.inset(by: unsafe)
    let frame = frame
    func covered(_ length: CGFloat, _ limit: CGFloat) -> CGFloat { max(0, min(length, limit)) }
    return UIEdgeInsets(
      top: covered(safe.minY - frame.minY, unsafe.top),
      left: covered(safe.minX - frame.minX, unsafe.left),
      bottom: covered(frame.maxY - safe.maxY, unsafe.bottom),
      right: covered(frame.maxX - safe.maxX, unsafe.right))
  }

  func updateInsetsAfterGeometryChange() {
    if isRootOfInsets || insets.hasSubviewsPreservingMargins { updateInsetsInTree() }
  }

  /// False for the many views whose insets are zero and stay so.
  private var isRootOfInsets: Bool {
    hierarchy.controller != nil || insets.safeArea != .zero || preservesSuperviewLayoutMargins
      || (superview?.safeAreaForSubviews ?? .zero) != .zero
  }

  /// Brings safe areas and margins of this view and those below up to date; views whose insets
  /// change hear of it, parents first.
  func updateInsetsInTree() {
    var pending = [self]
    while let view = pending.popLast() {
      let changes = view.refreshInsets()
      let area = view.safeAreaForSubviews
      for child in view.hierarchy.subviews.reversed()
      where changes || child.depends(onSafeArea: area) || view === self && child.isRootOfInsets {
        pending.append(child)
      }
    }
  }

  private func depends(onSafeArea area: UIEdgeInsets) -> Bool {
    preservesSuperviewLayoutMargins || area != .zero || insets.safeArea != .zero
  }

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
    return changesArea || changesMargins
  }

  private func announceSafeArea() {
    constraintConstantsMayHaveChanged()
    safeAreaInsetsDidChange()
    hierarchy.controller?.viewSafeAreaInsetsDidChange()
    setNeedsLayout()
  }

  private func announceMargins() {
    constraintConstantsMayHaveChanged()
    layoutMarginsDidChange()
    hierarchy.controller?.viewLayoutMarginsDidChange()
    setNeedsLayout()
  }
}
