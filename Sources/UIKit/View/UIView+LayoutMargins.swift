import DarkroomCoreGraphics

extension UIView {
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  var resolvedLayoutMargins: UIEdgeInsets { computedMargins }

  var resolvedDirectionalLayoutMargins: NSDirectionalEdgeInsets {
    let margins = layoutMargins
    return NSDirectionalEdgeInsets(
      top: margins.top, leading: isRightToLeft ? margins.right : margins.left,
      bottom: margins.bottom, trailing: isRightToLeft ? margins.left : margins.right)
  }

  func setLayoutMargins(_ margins: UIEdgeInsets) {
    insets.assignedMargins = .absolute(margins)
    layoutMarginsMayHaveChanged()
  }

  func setDirectionalLayoutMargins(_ margins: NSDirectionalEdgeInsets) {
    insets.assignedMargins = .directional(margins)
    layoutMarginsMayHaveChanged()
  }

  func layoutMarginsMayHaveChanged() { updateInsetsInTree() }

  var computedMargins: UIEdgeInsets {
    guard preservesSuperviewLayoutMargins, let superview else {
      return margins(around: safeAreaInsets, in: nil)
    }
    return margins(
      around: safeAreaInsets,
      in: InsetSurroundings(
        frame: frame, outerBounds: superview.bounds, outerArea: .zero,
        outerMargins: superview.layoutMargins))
  }

  /// The base margins, increased to the controller's system minimum or the superview's margins if necessary, inset by
  /// the safe area.
  ///
  /// - Parameter surroundings: the values of the superview; nil if its margins do not extend into the view.
  func margins(
    around area: UIEdgeInsets, in surroundings: InsetSurroundings?
  ) -> UIEdgeInsets {
    var margins = baseMargins
    if let minimum = hierarchy.controller?.minimumRootMargins { margins = margins.union(minimum) }
    let inset = insetsLayoutMarginsFromSafeArea ? area : .zero
    if preservesSuperviewLayoutMargins, let surroundings {
      margins = margins.union(surroundings.preservedMargins(around: inset))
    }
    return margins + inset
  }

  /// The margins that an app has set, without safe areas and margins of other views; nil for the default.
  var assignedLayoutMargins: UIEdgeInsets? {
    insets.assignedMargins == nil ? nil : baseMargins
  }

  private var baseMargins: UIEdgeInsets {
    switch insets.assignedMargins {
    case .absolute(let margins): margins
    case .directional(let margins):
      UIEdgeInsets(
        top: margins.top, left: isRightToLeft ? margins.trailing : margins.leading,
        bottom: margins.bottom, right: isRightToLeft ? margins.leading : margins.trailing)
    case nil:
      hierarchy.controller == nil ? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) : .zero
    }
  }
}

extension InsetSurroundings {
  /// The part of the superview's margins inside this view; its safe area is added separately.
  ///
  /// As with safe areas, an edge beyond the superview's counts as one that is on it. Margins that grew with the part
  /// outside would push the view's own content, and with it the edge, further out in every pass.
  fileprivate func preservedMargins(around area: UIEdgeInsets) -> UIEdgeInsets {
    let (outer, bounds) = (outerMargins, outerBounds)
    return UIEdgeInsets(
      top: outer.top - max(frame.minY - bounds.minY, 0) - area.top,
      left: outer.left - max(frame.minX - bounds.minX, 0) - area.left,
      bottom: outer.bottom - max(bounds.maxY - frame.maxY, 0) - area.bottom,
      right: outer.right - max(bounds.maxX - frame.maxX, 0) - area.right)
  }
}

extension UIEdgeInsets {
  static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom,
      right: a.right + b.right)
  }

  /// The larger of both on every edge.
  func union(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }

  /// Whether an edge differs; two values that are not numbers count as equal, so that updates of insets end.
  func differ(from other: UIEdgeInsets) -> Bool {
    func differ(_ a: CGFloat, _ b: CGFloat) -> Bool { a != b && !(a.isNaN && b.isNaN) }
    return differ(top, other.top) || differ(left, other.left) || differ(bottom, other.bottom)
      || differ(right, other.right)
  }

  var negated: UIEdgeInsets { UIEdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right) }
}
