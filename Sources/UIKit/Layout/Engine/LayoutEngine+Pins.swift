import DarkroomConstraintSolver
import DarkroomCoreGraphics

/// Expresses frames and autoresizing masks as equations.
extension LayoutEngine {
  func updatePins(of item: EngineItem) {
    guard item.guide == nil, let view = item.view else { return }
    let equations = equations(for: view, item)
    if equations.count == item.pins.count,
      zip(equations, item.pins).allSatisfy({ $0.hasSameTerms(as: $1.expression) })
    {
      for (index, equation) in equations.enumerated() {
        let pin = item.pins[index]
        item.pins[index] = EnginePin(id: pin.id, expression: equation, order: pin.order)
        setConstant(equation.constant, of: pin.id)
      }
      return
    }
    for pin in item.pins { removePin(pin) }
    item.pins = []
    for equation in equations { addPin(equation, of: item, priority: pinPriority(of: view)) }
  }

  /// The priority of a pin.
  ///
  /// A root that constraints can resize keeps its size only if they do not set one, so its pins have the lowest
  /// priority.
  private func pinPriority(of view: UIView) -> Float {
    view === root && !view.translatesAutoresizingMaskIntoConstraints ? 0.5 : 1000
  }

  private func equations(for view: UIView, _ item: EngineItem) -> [LinearExpression] {
    if view === root {
      let size = view.bounds.size
      return isFitting
        ? []
        : [
          LinearExpression(item.width, plus: -Double(size.width)),
          LinearExpression(item.height, plus: -Double(size.height)),
        ]
    }
    guard view.translatesAutoresizingMaskIntoConstraints else { return [] }
    let mask = view.autoresizingMask
    let frame = view.untransformedFrame
    let horizontal = AutoresizedSpan(
      start: frame.minX, length: frame.width,
      isStartFlexible: mask.contains(.flexibleLeftMargin),
      isLengthFlexible: mask.contains(.flexibleWidth),
      isEndFlexible: mask.contains(.flexibleRightMargin))
    let vertical = AutoresizedSpan(
      start: frame.minY, length: frame.height,
      isStartFlexible: mask.contains(.flexibleTopMargin),
      isLengthFlexible: mask.contains(.flexibleHeight),
      isEndFlexible: mask.contains(.flexibleBottomMargin))
    return equations(horizontal, .horizontal, item) + equations(vertical, .vertical, item)
  }

  /// Equations by which start and length change in proportion to the superview's length.
  private func equations(
    _ span: AutoresizedSpan, _ axis: NSLayoutConstraint.Axis, _ item: EngineItem
  ) -> [LinearExpression] {
    let parent = item.view?.superview
    let size = parent?.bounds.size ?? .zero
    let length = axis == .horizontal ? size.width : size.height
    let shares = parent?.autoresizesSubviews == true ? span.shares(of: length) : (0, 0)
    func equation(
      _ variable: SolverVariable, _ value: CGFloat, _ share: CGFloat
    ) -> LinearExpression {
      var result = LinearExpression(variable, plus: -Double(value))
      if share != 0, let parent {
        result.add(self.item(for: parent).length(axis), times: -Double(share))
        result.constant += Double(share * length)
      }
      return result
    }
    return [
      equation(item.start(axis), span.start, shares.0),
      equation(item.length(axis), span.length, shares.1),
    ]
  }
}

extension AutoresizedSpan {
  /// How much start and length grow with each point of the superview's `length`.
  func shares(of length: CGFloat) -> (start: CGFloat, length: CGFloat) {
    guard isStartFlexible || isLengthFlexible else { return (0, 0) }
    let end = length - start - self.length
    let parts = [
      isStartFlexible ? start : nil, isLengthFlexible ? self.length : nil,
      isEndFlexible ? end : nil,
    ].compactMap { $0 }
    let total = parts.reduce(0, +)
    func share(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      if parts.count == 1 { return 1 }
      return total == 0 ? 1 / CGFloat(parts.count) : part / total
    }
    return (share(start, isStartFlexible), share(self.length, isLengthFlexible))
  }
}

extension UIView {
  /// The frame that the view would have without its transform.
  var untransformedFrame: CGRect {
    let size = bounds.size
    let anchor = layer.anchorPoint
    return CGRect(
      x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y,
      width: size.width, height: size.height)
  }
}
