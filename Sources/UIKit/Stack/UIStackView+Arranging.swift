import DarkroomCoreGraphics
import DarkroomQuartzCore

extension UIStackView {
  struct ArrangementState {
    var customSpacing: [ObjectIdentifier: CGFloat] = [:]
    /// Those that arrange the views now.
    var constraints: [NSLayoutConstraint] = []
    var isOutdated = false
    /// Whether an outer stack has requested the natural length since it last changed.
    var isMeasured = false
  }

  func setNeedsArrangement() {
    markNeedsArrangement()
    naturalLengthMayHaveChanged()
  }

  func markNeedsArrangement() {
    arrangement.isOutdated = true
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }

  func arrange(_ view: UIView, at index: Int) {
    if view.superview !== self {
      addSubview(view)
    }
    UncaughtException.require(
      0...hierarchy.arranged.count ~= index,
      "index out of bounds for arranged subview: index = \(index) expected to be less than or equal to \(hierarchy.arranged.count)"
    )
    // A view that is arranged already moves.
    hierarchy.arranged.remove(identical: view)
    view.translatesAutoresizingMaskIntoConstraints = false
    if index >= hierarchy.arranged.count {
      hierarchy.arranged.append(view)
    } else {
      hierarchy.arranged.insert(view, at: index)
    }
    setNeedsArrangement()
  }

  func stopArranging(_ view: UIView) {
    guard let index = hierarchy.arranged.index(ofIdentical: view) else { return }
    hierarchy.arranged.remove(at: index)
    arrangement.customSpacing[ObjectIdentifier(view)] = nil
    view.setSteadiness(nil, isHidden: false)
    setNeedsArrangement()
    // Constraints that refer to the view must not outlive its arrangement.
    removeArrangement()
  }

  func setSpacing(_ spacing: CGFloat, after view: UIView) {
    guard hierarchy.arranged.index(ofIdentical: view) != nil else { return }
    arrangement.customSpacing[ObjectIdentifier(view)] =
      spacing == Self.spacingUseDefault ? nil : spacing
    setNeedsArrangement()
  }

  /// The points between the view and the next one; nil if the system chooses them.
  func resolvedSpacing(after view: UIView) -> CGFloat? {
    let own = arrangement.customSpacing[ObjectIdentifier(view)] ?? spacing
    return own == Self.spacingUseSystem || own == Self.spacingUseDefault ? nil : own
  }

  func arrangeIfNeeded() {
    guard arrangement.isOutdated else { return }
    arrangement.isOutdated = false
    removeArrangement()
    let constraints = StackArrangement(self).constraints()
    arrangement.constraints = constraints
    adoptArrangement(constraints)
  }

  private func removeArrangement() {
    let old = arrangement.constraints
    arrangement.constraints = []
    for constraint in old.reversed() { constraint.deactivate() }
  }

  /// The first or last view of a column; in a row, the tallest view.
  func baselineView(isFirst: Bool) -> UIView {
    let shown = shownViews
    let view: UIView?
    if axis == .vertical {
      view = isFirst ? shown.first : shown.last
    } else {
      view = shown.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height }
    }
    return view ?? self
  }
}

extension UIView {
  func setSteadiness(_ steadiness: StackSteadiness?, isHidden: Bool) {
    guard layoutState.steadiness != steadiness || layoutState.isHiddenInStack != isHidden else {
      return
    }
    layoutState.steadiness = steadiness
    layoutState.isHiddenInStack = isHidden
    currentEngine?.contentDidChange(self)
  }
}
