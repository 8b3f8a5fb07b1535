import DarkroomConstraintSolver
import DarkroomCoreGraphics

/// Turns attributes into expressions of the solver's variables.
extension LayoutEngine {
  /// `first - multiplier × second - constant`, and whether the constraint reads from right to left.
  ///
  /// The direction is that of the view in whose coordinates the constraint is. From right to left,
  /// greater means further to the left, and so does a positive constant.
  func expression(
    of constraint: NSLayoutConstraint
  ) -> (LinearExpression, isReversed: Bool)? {
    let form = constraint.form
    guard let space = constraint.space else { return nil }
    let isMirrored = form.isDirectional && space.isRightToLeft
    guard let first = expression(of: form.first, in: space, isMirrored) else { return nil }
    let isReversed = isMirrored && form.first.attribute.kind == .x
    var result = first
    if let operand = form.second {
      guard let second = expression(of: operand, in: space, isMirrored) else { return nil }
      result.add(second, times: -Double(form.multiplier))
    }
    result.constant += (isReversed ? 1 : -1) * Double(form.distance)
    return (result, isReversed)
  }

  private func expression(
    of operand: LayoutOperand, in space: UIView, _ isMirrored: Bool
  ) -> LinearExpression? {
    switch operand {
    case .attribute(let item, let attribute):
      return expression(of: item, attribute.absolute(isRightToLeft: isMirrored), in: space)
    case .distance(let start, let end):
      guard let from = expression(of: start, in: space, isMirrored),
        var to = expression(of: end, in: space, isMirrored)
      else { return nil }
      to.add(from, times: -1)
      var result = LinearExpression()
      result.add(to, times: isMirrored && start.attribute.kind == .x ? -1 : 1)
      return result
    }
  }

  func expression(
    of item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute, in space: UIView
  ) -> LinearExpression? {
    guard let view = item.view else { return nil }
    let axis = attribute.axis
    if attribute.kind == .dimension { return extent(of: item, view, axis, space).length }
    if attribute == .firstBaseline || attribute == .lastBaseline {
      return baseline(of: item, view, isFirst: attribute == .firstBaseline, in: space)
    }
    let extent =
      attribute.isWithinMargins
      ? marginExtent(of: item, view, axis, space) : extent(of: item, view, axis, space, edges: true)
    var result = extent.start
    switch attribute {
    case .right, .rightMargin, .bottom, .bottomMargin: result.add(extent.length)
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins:
      result.add(extent.length, times: 0.5)
    default: break
    }
    return result
  }

  private typealias Extent = (start: LinearExpression, length: LinearExpression)

  /// - Parameter edges: whether the edges are asked for: those of a scroll view are, for what it
  ///   contains, those of its content.
  private func extent(
    of item: LayoutItem, _ view: UIView, _ axis: NSLayoutConstraint.Axis, _ space: UIView,
    edges: Bool = false
  ) -> Extent {
    if let guide = item.guide { return extent(of: guide, view, axis, space) }
    let own = self.item(for: view)
    let insets = view.alignmentInsets.onAxis(axis)
    if edges, view === space, view is UIScrollView {
      let size = scrolledSize(of: own)
      return (
        LinearExpression(), LinearExpression(axis == .horizontal ? size.width : size.height)
      )
    }
    return inset(origin(of: view, axis, space), LinearExpression(own.length(axis)), insets)
  }

  private func marginExtent(
    of item: LayoutItem, _ view: UIView, _ axis: NSLayoutConstraint.Axis, _ space: UIView
  ) -> Extent {
    if let guide = item.guide { return extent(of: guide, view, axis, space) }
    let own = self.item(for: view)
    let margins = view.layoutMargins.onAxis(axis)
    if view === space, view is UIScrollView {
      let size = scrolledSize(of: own)
      let length = LinearExpression(axis == .horizontal ? size.width : size.height)
      return inset(LinearExpression(), length, margins)
    }
    return inset(origin(of: view, axis, space), LinearExpression(own.length(axis)), margins)
  }

  private func extent(
    of guide: UILayoutGuide, _ owner: UIView, _ axis: NSLayoutConstraint.Axis, _ space: UIView
  ) -> Extent {
    let origin = origin(of: owner, axis, space)
    func ofOwner(_ insets: (start: CGFloat, end: CGFloat)) -> Extent {
      inset(origin, LinearExpression(item(for: owner).length(axis)), insets)
    }
    switch guide.role {
    case .free:
      let own = item(for: guide, of: owner)
      var start = origin
      start.add(own.start(axis))
      return (start, LinearExpression(own.length(axis)))
    case .safeArea: return ofOwner(owner.safeAreaInsets.onAxis(axis))
    case .margins: return ofOwner(owner.layoutMargins.onAxis(axis))
    case .topBars, .bottomBars, .keyboard:
      guard axis == .vertical else { return ofOwner((0, 0)) }
      var start = origin
      if guide.role != .topBars {
        start.add(item(for: owner).height)
        start.constant -= Double(guide.stripHeight)
      }
      return (start, LinearExpression(Double(guide.stripHeight)))
    case .scrollContent:
      let size = scrolledSize(of: item(for: owner))
      return (origin, LinearExpression(axis == .horizontal ? size.width : size.height))
    case .scrollFrame:
      let offset = axis == .horizontal ? owner.bounds.minX : owner.bounds.minY
      return ofOwner((owner === space ? offset : 0, owner === space ? -offset : 0))
    }
  }

  private func inset(
    _ start: LinearExpression, _ length: LinearExpression, _ insets: (start: CGFloat, end: CGFloat)
  ) -> Extent {
    var start = start
    var length = length
    start.constant += Double(insets.start)
    length.constant -= Double(insets.start + insets.end)
    return (start, length)
  }

  /// Where the view's own coordinates start, in those of `space`.
  private func origin(
    of view: UIView, _ axis: NSLayoutConstraint.Axis, _ space: UIView
  ) -> LinearExpression {
    var result = LinearExpression()
    var current: UIView? = view
    while let view = current, view !== space {
      result.add(item(for: view).start(axis))
      current = view.superview
    }
    return result
  }

  // MARK: Baselines

  /// Of a text, its baseline; of another view, the upper or lower edge of what it names.
  private func baseline(
    of item: LayoutItem, _ view: UIView, isFirst: Bool, in space: UIView
  ) -> LinearExpression? {
    guard item.guide == nil else { return edge(of: item, view, isFirst, space) }
    let named = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    if named !== view, named.isInside(view) {
      return baseline(of: LayoutItem(named), named, isFirst: isFirst, in: space)
    }
    guard let offsets = baselineOffsets(of: view) else {
      return edge(of: item, view, isFirst, space)
    }
    // Text is centred, so that its distance from the middle does not depend on the height.
    var result = edge(of: item, view, true, space)
    let own = self.item(for: view)
    let insets = view.alignmentInsets
    result.add(LinearExpression(own.height, plus: -Double(insets.top + insets.bottom)), times: 0.5)
    let middle = own.baselineHeight / 2
    result.constant += Double(isFirst ? offsets.first - middle : middle - offsets.last)
    return result
  }

  private func edge(
    of item: LayoutItem, _ view: UIView, _ isFirst: Bool, _ space: UIView
  ) -> LinearExpression {
    let extent = extent(of: item, view, .vertical, space, edges: true)
    var result = extent.start
    if !isFirst { result.add(extent.length) }
    return result
  }

  /// At the size that the view has in the solution, or its natural one before there is any.
  private func baselineOffsets(of view: UIView) -> BaselineOffsets? {
    let item = item(for: view)
    if let known = item.baseline { return known }
    let size = view.intrinsicContentSize
    let offsets = view.baselineOffsets(in: size)
    item.baseline = offsets
    item.baselineHeight = size.height
    if offsets != nil { noteText(item) }
    return offsets
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isWithinMargins: Bool {
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
    axis == .horizontal ? (left, right) : (top, bottom)
  }
}
