import DarkroomCoreGraphics

/// Computes the natural length of a stack for an outer stack that fills proportionally.
extension UIStackView {
  /// The natural length of all views in the stack and in its inner stacks, including gaps; 0 if no view has one.
  ///
  /// Constraints have no effect on it. From now on the outer stack is notified when the length may have changed.
  func naturalLength(along axis: NSLayoutConstraint.Axis) -> CGFloat {
    var stacks = [self]
    var next = 0
    while next < stacks.count {
      stacks += stacks[next].shownViews.compactMap { $0 as? UIStackView }
      stacks[next].arrangement.isMeasured = true
      next += 1
    }
    var lengths: [ObjectIdentifier: CGFloat] = [:]
    // Inner stacks are processed before outer ones.
    for stack in stacks.reversed() {
      let parts = stack.shownViews.map {
        lengths[ObjectIdentifier($0)] ?? max(0, $0.intrinsicContentSize.onAxis(axis))
      }
      lengths[ObjectIdentifier(stack)] = stack.length(of: parts, along: axis)
    }
    return lengths[ObjectIdentifier(self)] ?? 0
  }

  private func length(of parts: [CGFloat], along axis: NSLayoutConstraint.Axis) -> CGFloat {
    let longest = parts.max() ?? 0
    guard axis == self.axis, longest > 0 else { return longest }
    let gaps = shownViews.dropLast().reduce(0) {
      $0 + (resolvedSpacing(after: $1) ?? SystemSpacing.siblings)
    }
    let isEven = distribution == .fillEqually
    return max(0, gaps + (isEven ? longest * CGFloat(parts.count) : parts.reduce(0, +)))
  }

  var shownViews: [UIView] {
    var shown: [UIView] = []
    for view in hierarchy.arranged where !view.isHidden { shown.append(view) }
    return shown
  }

  /// Notifies the outer stacks, as far up as they used this stack's natural length.
  func naturalLengthMayHaveChanged() {
    var stack = self
    while stack.arrangement.isMeasured, let outer = stack.superview as? UIStackView {
      stack.arrangement.isMeasured = false
      if outer.distribution == .fillProportionally { outer.markNeedsArrangement() }
      stack = outer
    }
  }
}

extension CGSize {
  func onAxis(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? width : height }
}
