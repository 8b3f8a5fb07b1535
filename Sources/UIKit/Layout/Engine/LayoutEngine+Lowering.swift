import DarkroomConstraintSolver
import DarkroomCoreGraphics

/// Converts attributes to expressions of the solver's variables.
extension LayoutEngine {
  /// The expression `first - multiplier × second - constant`, and whether it is reversed from right to left.
  ///
  /// The direction is that of the view in whose coordinates the constraint is. From right to left, greater means
  /// further to the left, also for a positive constant.
  ///
  /// - Parameter known: That view, if the caller has it.
  func expression(
    of constraint: NSLayoutConstraint, in known: UIView? = nil
  ) -> (LinearExpression, isReversed: Bool)? {
    let form = constraint.form
    guard let space = known ?? constraint.space else { return nil }
    let isMirrored = form.isDirectional && space.isRightToLeft
    let isReversed = isMirrored && form.first.attribute.isHorizontalPosition
    var result = LinearExpression()
    guard add(form.first, 1, to: &result, in: space, isMirrored) else { return nil }
    if let second = form.second {
      let factor = -Double(form.multiplier)
      guard add(second, factor, to: &result, in: space, isMirrored) else { return nil }
    }
    if form.relatesAxes(of: space), let second = form.second {
      // Both sides were measured from the view's own corner, so the view's position is added.
      let own = item(for: space)
      result.add(own.start(form.first.attribute.axis), times: 1)
      result.add(own.start(second.attribute.axis), times: -Double(form.multiplier))
    }
    result.constant += (isReversed ? 1 : -1) * Double(form.distance)
    return (result, isReversed)
  }

  /// - Returns: False if an item no longer exists.
  private func add(
    _ operand: LayoutOperand, _ factor: Double, to result: inout LinearExpression,
    in space: UIView, _ isMirrored: Bool
  ) -> Bool {
    switch operand {
    case .attribute(let item, let attribute):
      return add(
        item, attribute.absolute(isRightToLeft: isMirrored), factor, to: &result, in: space)
    case .distance(let start, let end):
      let sign = isMirrored && start.attribute.isHorizontalPosition ? -factor : factor
      return add(end, sign, to: &result, in: space, isMirrored)
        && add(start, -sign, to: &result, in: space, isMirrored)
    }
  }

  private func add(
    _ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double,
    to result: inout LinearExpression, in space: UIView
  ) -> Bool {
    guard let view = item.view else { return false }
    let axis = attribute.axis
    switch attribute {
    case .firstBaseline, .lastBaseline:
      let isFirst = if case .firstBaseline = attribute { true } else { false }
      addBaseline(of: item, view, isFirst: isFirst, factor, to: &result, in: space)
    case .width, .height:
      addLength(of: extent(of: item, view, axis, space, .length), factor, to: &result)
    default:
      let extent = extent(
        of: item, view, axis, space, attribute.isWithinMargins ? .margins : .edges)
      addStart(of: extent, axis, space, factor, to: &result)
      let share = attribute.shareOfLength
      if share != 0 { addLength(of: extent, share * factor, to: &result) }
    }
    return true
  }

  /// A segment of an axis: the part of a view or guide that an attribute refers to.
  private struct Extent {
    /// The view in whose coordinates it starts; nil for those of the constraint's space.
    var origin: UIView?
    var start: SolverVariable?
    var startOffset = 0.0
    var length: SolverVariable?
    var lengthOffset = 0.0

    mutating func inset(by insets: (start: CGFloat, end: CGFloat)) {
      startOffset += Double(insets.start)
      lengthOffset -= Double(insets.start + insets.end)
    }
  }

  /// The part of a view that is meant; for the views inside a scroll view, its edges are those of its content.
  private enum Part { case length, edges, margins }

  private func addStart(
    of extent: Extent, _ axis: NSLayoutConstraint.Axis, _ space: UIView, _ factor: Double,
    to result: inout LinearExpression
  ) {
    var current = extent.origin
    while let view = current, view !== space {
      result.add(item(for: view).start(axis), times: factor)
      current = view.superview
    }
    if let start = extent.start { result.add(start, times: factor) }
    result.constant += factor * extent.startOffset
  }

  private func addLength(of extent: Extent, _ factor: Double, to result: inout LinearExpression) {
    if let length = extent.length { result.add(length, times: factor) }
    result.constant += factor * extent.lengthOffset
  }

  private func extent(
    of item: LayoutItem, _ view: UIView, _ axis: NSLayoutConstraint.Axis, _ space: UIView,
    _ part: Part
  ) -> Extent {
    if let guide = item.guide { return extent(of: guide, view, axis, space) }
    let own = self.item(for: view)
    var result: Extent
    if part != .length, view === space, view is UIScrollView {
      let size = scrolledSize(of: own)
      result = Extent(length: axis == .horizontal ? size.width : size.height)
      if part == .edges { return result }
    } else {
      result = Extent(origin: view, length: own.length(axis))
    }
    let insets = part == .margins ? margins(of: own, view) : view.alignmentInsets
    result.inset(by: insets.onAxis(axis))
    return result
  }

  private func extent(
    of guide: UILayoutGuide, _ owner: UIView, _ axis: NSLayoutConstraint.Axis, _ space: UIView
  ) -> Extent {
    if case .free = guide.role {
      let own = item(for: guide, of: owner)
      return Extent(origin: owner, start: own.start(axis), length: own.length(axis))
    }
    let own = item(for: owner)
    func ofOwner(_ insets: (start: CGFloat, end: CGFloat)) -> Extent {
      var result = Extent(origin: owner, length: own.length(axis))
      result.inset(by: insets)
      return result
    }
    switch guide.role {
    case .free: return ofOwner((0, 0))
    case .safeArea: return ofOwner(safeArea(of: own, owner).onAxis(axis))
    case .margins: return ofOwner(margins(of: own, owner).onAxis(axis))
    case .topBars, .bottomBars, .keyboard:
      guard axis == .vertical else { return ofOwner((0, 0)) }
      let height = Double(guide.stripHeight(in: safeArea(of: own, owner)))
      if guide.role == .topBars { return Extent(origin: owner, lengthOffset: height) }
      if guide.role == .keyboard { followOverhang(of: guide) }
      return Extent(
        origin: owner, start: own.height, startOffset: -height,
        lengthOffset: height + Double(guide.overhang))
    case .scrollContent:
      let size = scrolledSize(of: own)
      return Extent(origin: owner, length: axis == .horizontal ? size.width : size.height)
    case .scrollFrame:
      let offset = axis == .horizontal ? owner.bounds.minX : owner.bounds.minY
      return ofOwner((owner === space ? offset : 0, owner === space ? -offset : 0))
    }
  }

  // MARK: Baselines

  /// Adds the baseline of a text; for another view it is the upper or lower edge of the item.
  private func addBaseline(
    of item: LayoutItem, _ view: UIView, isFirst: Bool, _ factor: Double,
    to result: inout LinearExpression, in space: UIView
  ) {
    guard item.guide == nil else {
      return addEdge(of: item, view, isFirst, factor, to: &result, space)
    }
    let named = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    if named !== view, named.isInside(view) {
      return addBaseline(
        of: LayoutItem(named), named, isFirst: isFirst, factor, to: &result, in: space)
    }
    guard let offsets = baselineOffsets(of: view) else {
      return addEdge(of: item, view, isFirst, factor, to: &result, space)
    }
    // Text is centered, so its distance from the middle does not depend on the height.
    addEdge(of: item, view, true, factor, to: &result, space)
    let own = self.item(for: view)
    let insets = view.alignmentInsets
    result.add(own.height, times: 0.5 * factor)
    let middle = own.baselineHeight / 2
    let offset = isFirst ? offsets.first - middle : middle - offsets.last
    result.constant += factor * (Double(offset) - 0.5 * Double(insets.top + insets.bottom))
  }

  private func addEdge(
    of item: LayoutItem, _ view: UIView, _ isFirst: Bool, _ factor: Double,
    to result: inout LinearExpression, _ space: UIView
  ) {
    let extent = extent(of: item, view, .vertical, space, .edges)
    addStart(of: extent, .vertical, space, factor, to: &result)
    if !isFirst { addLength(of: extent, factor, to: &result) }
  }

  /// The baselines at the size that the view has in the solution, or at its natural size before there is one.
  private func baselineOffsets(of view: UIView) -> BaselineOffsets? {
    let item = item(for: view)
    if let known = item.baseline { return known }
    let size = view.intrinsicContentSize
    let offsets = view.baselineOffsets(in: size)
    item.baseline = offsets
    item.baselineHeight = size.height
    item.naturalBaseline = offsets.map { ($0, size.height) }
    if offsets != nil { noteText(item) }
    return offsets
  }
}

extension NSLayoutConstraint.Attribute {
  /// The share of the length between the start and the attribute.
  fileprivate var shareOfLength: Double {
    switch self {
    case .right, .rightMargin, .bottom, .bottomMargin: 1
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: 0.5
    default: 0
    }
  }

  var isWithinMargins: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }
}

extension UIEdgeInsets {
  func onAxis(_ axis: NSLayoutConstraint.Axis) -> (start: CGFloat, end: CGFloat) {
    if case .horizontal = axis { (left, right) } else { (top, bottom) }
  }
}
