import DarkroomConstraintSolver
import DarkroomCoreGraphics

/// Expresses intrinsic sizes as inequalities: hugging limits growth, and compression resistance limits shrinking.
extension LayoutEngine {
  func updateContent(of item: EngineItem) {
    guard item.guide == nil, let view = item.view else { return }
    item.unlimitedSize = nil
    item.limited = nil
    item.baseline = nil
    item.naturalBaseline = nil
    noteText(item, view)
    setContent(of: item, view, naturalSize(of: item, view))
  }

  private func noteText(_ item: EngineItem, _ view: UIView) {
    let isText = view.heightFollowsWidth && takesContentSize(view)
    if isText { noteText(item) }
  }

  func noteText(_ item: EngineItem) {
    guard !item.isText else { return }
    item.isText = true
    texts.append(item)
  }

  /// Whether the intrinsic size of a view has an effect; views with fixed frames ignore it.
  private func takesContentSize(_ view: UIView) -> Bool {
    guard !view.layoutState.isHiddenInStack else { return false }
    return !view.translatesAutoresizingMaskIntoConstraints || isFitting && view === root
  }

  private func naturalSize(of item: EngineItem, _ view: UIView) -> CGSize {
    guard takesContentSize(view) else { return Self.noSize }
    if let size = item.unlimitedSize { return size }
    view.setContentWidthLimit(0)
    let size = view.intrinsicContentSize
    view.setContentWidthLimit(nil)
    item.unlimitedSize = size
    return size
  }

  private static let noSize = CGSize(
    width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)

  /// Sets the size of a text for the width that it has in the solution.
  func setLimitedContent(of item: EngineItem) {
    guard let view = item.view, view.heightFollowsWidth, takesContentSize(view) else { return }
    let width = CGFloat(solver.value(of: item.width)) - item.alignmentInsets.horizontal
    let natural = naturalSize(of: item, view)
    guard width < natural.width - 1e-6, width > 0 else { return }
    if item.limited?.width != width {
      view.setContentWidthLimit(width)
      item.limited = (width, view.intrinsicContentSize)
      view.setContentWidthLimit(nil)
    }
    if let size = item.limited?.size { setContent(of: item, view, size) }
  }

  func setUnlimitedContent(of item: EngineItem) {
    guard let view = item.view, view.heightFollowsWidth else { return }
    setContent(of: item, view, naturalSize(of: item, view))
  }

  private func setContent(of item: EngineItem, _ view: UIView, _ size: CGSize) {
    setContent(of: item, view, .horizontal, size.width)
    setContent(of: item, view, .vertical, size.height)
  }

  private func setContent(
    of item: EngineItem, _ view: UIView, _ axis: NSLayoutConstraint.Axis, _ length: CGFloat
  ) {
    let insets = view.alignmentInsets.onAxis(axis)
    let hasLength = length != UIView.noIntrinsicMetric
    // A length cannot be negative, and no constraint can be given up to make it so.
    let constant = hasLength ? -max(0, Double(length + insets.start + insets.end)) : 0
    let steadiness = steadiness(of: view, axis)
    let priorities = ContentSizeLimit.Priorities(
      hugging: view.contentPriority(view.layoutState.hugging, axis).rawValue,
      resistance: view.contentPriority(view.layoutState.compressionResistance, axis).rawValue)
    let isRequired = max(priorities.hugging, priorities.resistance) >= 1000
    let isNatural = hasLength && !isRequired
    func set(
      _ kind: ContentSizeLimit.Kind, _ isWanted: Bool, _ priorities: ContentSizeLimit.Priorities
    ) {
      setLimit(of: item, axis, kind, constant, isWanted ? priorities : nil)
    }
    var natural = priorities
    natural.steadiness = steadiness
    set(.natural, isNatural, natural)
    set(.resistance, hasLength && isRequired, priorities)
    set(.hugging, hasLength && isRequired, priorities)
    let steady = ContentSizeLimit.Priorities(
      hugging: Self.steadiness, resistance: Self.steadiness, steadiness: steadiness)
    set(.steadiness, steadiness > 0 && !isNatural, steady)
  }

  private func steadiness(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> Double {
    guard let steadiness = view.layoutState.steadiness, steadiness.axis == axis,
      takesContentSize(view)
    else { return 0 }
    return steadiness.weight
  }

  private func setLimit(
    of item: EngineItem, _ axis: NSLayoutConstraint.Axis, _ kind: ContentSizeLimit.Kind,
    _ constant: Double, _ priorities: ContentSizeLimit.Priorities?
  ) {
    // A loop instead of a closure: on the main actor, a closure would check its isolation at each call.
    for index in item.content.indices {
      let limit = item.content[index]
      guard limit.axis == axis, limit.kind == kind else { continue }
      if limit.priorities == priorities { return setConstant(constant, of: limit.id) }
      remove(limit.id)
      item.content.remove(at: index)
      break
    }
    guard let priorities else { return }
    let order = item.order + (axis == .horizontal ? 0 : 4) + kind.rawValue
    let excess = LinearExpression(item.length(axis), times: 1, plus: constant)
    let id = addLimit(excess, kind, priorities, order)
    item.content.append(ContentSizeLimit(id: id, axis: axis, kind: kind, priorities: priorities))
  }

  /// A priority below all that a user can set.
  private static let steadiness: Float = 0.25

  private func addLimit(
    _ excess: LinearExpression, _ kind: ContentSizeLimit.Kind,
    _ priorities: ContentSizeLimit.Priorities, _ order: Int
  ) -> SolverConstraint {
    switch kind {
    case .natural:
      addWish(excess, priorities, steadiness: priorities.steadiness, order)
    case .resistance:
      solver.add(excess, .greaterThanOrEqual, priority: priorities.resistance, order: order)
    case .hugging:
      solver.add(excess, .lessThanOrEqual, priority: priorities.hugging, order: order)
    // At its own priority it already costs one.
    case .steadiness: addWish(excess, priorities, steadiness: priorities.steadiness - 1, order)
    }
  }

  private func addWish(
    _ excess: LinearExpression, _ priorities: ContentSizeLimit.Priorities, steadiness: Double,
    _ order: Int
  ) -> SolverConstraint {
    solver.addWish(
      excess, excess: priorities.hugging, shortage: priorities.resistance,
      tieBreak: steadiness > 0 ? TieBreak(weight: steadiness, at: Self.steadiness) : nil,
      order: order)
  }
}
