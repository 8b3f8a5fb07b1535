import DarkroomCoreGraphics

/// The constraints that a stack view represents (see Measures, stack views).
@MainActor
struct StackArrangement {
  /// The priorities of UIKit's own constraints, according to its logs.
  enum Strength {
    static let hiding = UILayoutPriority(999.99)
    static let proportions = UILayoutPriority(999)
    static let centering = UILayoutPriority(149)
    static let fit = UILayoutPriority(49)
    static let suppression = UILayoutPriority(25)
    static let hiddenPlace = UILayoutPriority(1)
  }

  /// The stack that made a constraint, and the constraint's place among those of the stack.
  struct Place {
    var stack: UIView? { reference.view }
    private let reference: ViewReference
    /// That of the stack among all views.
    let stackOrder: Int
    /// Counts up from 0.
    let index: Int

    @MainActor
    init(_ stack: UIStackView, _ index: Int) {
      reference = stack.reference
      stackOrder = stack.layoutState.order
      self.index = index
    }
  }

  let stack: UIStackView
  let axis: NSLayoutConstraint.Axis
  let distribution: UIStackView.Distribution
  let alignment: UIStackView.Alignment
  /// Those that take space.
  let shown: [UIView]
  /// The stack, or its margins.
  private let canvas: LayoutItem

  init(_ stack: UIStackView) {
    self.stack = stack
    axis = stack.axis
    distribution = stack.distribution
    alignment = stack.alignment
    shown = stack.shownViews
    canvas = LayoutItem(
      stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack)
  }

  func constraints() -> [NSLayoutConstraint] {
    markSteadyViews()
    guard !stack.arrangedSubviews.isEmpty else { return [] }
    var all = chain() + distances()
    for view in shown { align(view, in: &all) }
    all += baselines() + fits() + hiddenViews()
    for (index, constraint) in all.enumerated() { constraint.state.place = Place(stack, index) }
    return all
  }

  // MARK: Parts

  var cross: NSLayoutConstraint.Axis { axis == .horizontal ? .vertical : .horizontal }

  func start(_ axis: NSLayoutConstraint.Axis) -> NSLayoutConstraint.Attribute {
    axis == .horizontal ? .leading : .top
  }
  func end(_ axis: NSLayoutConstraint.Axis) -> NSLayoutConstraint.Attribute {
    axis == .horizontal ? .trailing : .bottom
  }
  func center(_ axis: NSLayoutConstraint.Axis) -> NSLayoutConstraint.Attribute {
    axis == .horizontal ? .centerX : .centerY
  }
  func length(_ axis: NSLayoutConstraint.Axis) -> NSLayoutConstraint.Attribute {
    axis == .horizontal ? .width : .height
  }

  /// - Parameter constant: the points; nil for a standard spacing of the system.
  func relate(
    _ name: String, _ first: LayoutOperand, _ relation: NSLayoutConstraint.Relation,
    _ second: LayoutOperand?, times multiplier: CGFloat = 1, plus constant: CGFloat? = 0,
    at priority: UILayoutPriority = .required
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      ConstraintForm(
        first: first, relation: relation, second: second, multiplier: multiplier,
        constant: constant ?? 0, systemSpaces: constant == nil ? 1 : nil),
      priority: priority, identifier: name)
  }

  func operand(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) -> LayoutOperand {
    .attribute(LayoutItem(view), attribute)
  }

  func ofCanvas(_ attribute: NSLayoutConstraint.Attribute) -> LayoutOperand {
    .attribute(canvas, attribute)
  }

  // MARK: Along the axis

  private var keepsGaps: Bool {
    distribution != .equalSpacing && distribution != .equalCentering
  }

  private var gaps: [(before: UIView, after: UIView)] {
    var gaps: [(before: UIView, after: UIView)] = []
    for index in shown.indices.dropFirst() { gaps.append((shown[index - 1], shown[index])) }
    return gaps
  }

  /// Connects the views from one edge of the canvas to the other, first to last.
  private func chain() -> [NSLayoutConstraint] {
    guard let first = shown.first, let last = shown.last else { return [] }
    var chain = [
      relate(
        "UISV-canvas-connection", operand(first, start(axis)), .equal, ofCanvas(start(axis)))
    ]
    // This is not a closure, because on the main actor a closure would check its isolation in each call.
    for (before, after) in gaps {
      chain.append(
        relate(
          "UISV-spacing", operand(after, startOfGapEnd), keepsGaps ? .equal : .greaterThanOrEqual,
          operand(before, endOfGapStart), plus: stack.resolvedSpacing(after: before)))
    }
    chain.append(
      relate("UISV-canvas-connection", ofCanvas(end(axis)), .equal, operand(last, end(axis))))
    return chain
  }

  private var usesBaselineGaps: Bool {
    axis == .vertical && stack.isBaselineRelativeArrangement
  }
  private var startOfGapEnd: NSLayoutConstraint.Attribute {
    usesBaselineGaps ? .firstBaseline : start(axis)
  }
  private var endOfGapStart: NSLayoutConstraint.Attribute {
    usesBaselineGaps ? .lastBaseline : end(axis)
  }

  private func distances() -> [NSLayoutConstraint] {
    switch distribution {
    case .fill: return []
    case .fillEqually: return equalLengths()
    case .fillProportionally: return proportionalLengths()
    case .equalSpacing:
      return equalDistances(gaps.map { ($0, end(axis), $1, start(axis)) }, "UISV-fill-equally")
    case .equalCentering:
      return equalDistances(gaps.map { ($0, center(axis), $1, center(axis)) }, "UISV-centering")
    }
  }

  private func equalLengths() -> [NSLayoutConstraint] {
    guard let first = shown.first else { return [] }
    return shown.dropFirst().map {
      relate("UISV-fill-equally", operand($0, length(axis)), .equal, operand(first, length(axis)))
    }
  }

  private func proportionalLengths() -> [NSLayoutConstraint] {
    let lengths = shown.map(naturalLength)
    guard let first = shown.first, let unit = lengths.first, unit > 0 else { return [] }
    return zip(shown, lengths).dropFirst().filter { $0.1 > 0 }.map { view, natural in
      relate(
        "UISV-fill-proportionally", operand(view, length(axis)), .equal,
        operand(first, length(axis)), times: natural / unit, at: Strength.proportions)
    }
  }

  private func naturalLength(_ view: UIView) -> CGFloat {
    if let inner = view as? UIStackView { return inner.naturalLength(along: axis) }
    return view.intrinsicContentSize.onAxis(axis)
  }

  private func equalDistances(
    _ pairs: [(UIView, NSLayoutConstraint.Attribute, UIView, NSLayoutConstraint.Attribute)],
    _ name: String
  ) -> [NSLayoutConstraint] {
    let distances = pairs.map {
      LayoutOperand.distance(operand($0.0, $0.1), operand($0.2, $0.3))
    }
    guard let first = distances.first else { return [] }
    return distances.dropFirst().map {
      relate(name, $0, .equal, first, at: Strength.centering)
    }
  }

  /// If several views have equal priorities for their lengths, the first one yields, then the second.
  ///
  /// If some have no priority for a length, the last of those yields, then the one before it.
  ///
  /// Views of equal lengths leave no such choice.
  private func markSteadyViews() {
    let views = stack.arrangedSubviews
    var isPlain: [Bool] = []
    for view in views { isPlain.append(!view.isHidden && naturalLengthIsMissing(view)) }
    var plainRank = isPlain.count { $0 }
    var naturalRank = plainRank
    for (view, isPlain) in zip(views, isPlain) {
      let rank: Int
      if view.isHidden {
        rank = shown.count
      } else if isPlain {
        plainRank -= 1
        rank = plainRank
      } else {
        rank = naturalRank
        naturalRank += 1
      }
      let steadiness = StackSteadiness(axis: axis, rank: rank)
      view.setSteadiness(
        distribution == .fillEqually ? nil : steadiness, isHidden: view.isHidden)
    }
  }

  private func naturalLengthIsMissing(_ view: UIView) -> Bool {
    view.intrinsicContentSize.onAxis(axis) == UIView.noIntrinsicMetric
  }
}
