import DarkroomConstraintSolver
import DarkroomCoreGraphics

/// Keeps a solver in step with the constraints of one view tree.
///
/// Positions are relative to the superview, so that moving a view does not touch what it contains.
@MainActor
final class LayoutEngine {
  /// Window, detached root, or the view that is measured.
  var root: UIView? { rootReference.view }
  private let rootReference: ViewReference
  /// Whether the engine only measures its root, which may have any size.
  let isFitting: Bool
  var solver = ConstraintSolver()
  private var items: [ObjectIdentifier: EngineItem] = [:]
  private var itemOfVariable: [SolverVariable: EngineItem] = [:]
  private var installed: [ObjectIdentifier: InstalledConstraint] = [:]
  private var constraintOfNumber: [SolverConstraint: NSLayoutConstraint] = [:]
  private var pinned: [SolverConstraint: EngineItem] = [:]
  var pending = PendingChanges()
  /// Items whose text breaks at their width, and those whose baselines constraints use.
  var texts: [EngineItem] = []
  var isUpdating = false

  struct PendingChanges {
    var contents: [UIView] = []
    var insets: [UIView] = []
    var pins: [UIView] = []
    var needsSecondPass = false
  }

  init(root: UIView, isFitting: Bool) {
    rootReference = root.reference
    self.isFitting = isFitting
  }

  // MARK: Items

  func existingItem(_ object: AnyObject) -> EngineItem? { items[ObjectIdentifier(object)] }

  func item(_ variable: SolverVariable) -> EngineItem? { itemOfVariable[variable] }

  func item(for view: UIView) -> EngineItem {
    if let item = existingItem(view) { return item }
    // Those whose masks follow a superview need that one first.
    var missing = [view]
    var current = view
    while current !== root, current.translatesAutoresizingMaskIntoConstraints,
      !current.autoresizingMask.isEmpty, let parent = current.superview,
      existingItem(parent) == nil
    {
      missing.append(parent)
      current = parent
    }
    var item: EngineItem?
    for view in missing.reversed() { item = makeItem(for: view) }
    return item ?? makeItem(for: view)
  }

  private func makeItem(for view: UIView) -> EngineItem {
    let item = makeItem(view, nil)
    item.alignmentInsets = view.alignmentInsets
    updatePins(of: item)
    updateContent(of: item)
    return item
  }

  func item(for guide: UILayoutGuide, of owner: UIView) -> EngineItem {
    existingItem(guide) ?? makeItem(owner, guide)
  }

  private func makeItem(_ view: UIView, _ guide: UILayoutGuide?) -> EngineItem {
    let item = EngineItem(view: view, guide: guide, &solver)
    items[ObjectIdentifier(guide ?? view)] = item
    note(item.variables, of: item)
    return item
  }

  private func note(_ variables: [SolverVariable], of item: EngineItem) {
    for variable in variables { itemOfVariable[variable] = item }
  }

  /// The size of what a scroll view scrolls over; determined by constraints once this was called.
  func scrolledSize(of item: EngineItem) -> (width: SolverVariable, height: SolverVariable) {
    if let size = item.scrolled { return size }
    let size = (
      solver.makeVariable(isNonNegative: true), solver.makeVariable(isNonNegative: true)
    )
    item.scrolled = size
    note([size.0, size.1], of: item)
    return size
  }

  func forget(_ object: AnyObject) {
    guard let item = items.removeValue(forKey: ObjectIdentifier(object)) else { return }
    for pin in item.pins { removePin(pin) }
    for limit in item.content { solver.remove(limit.id) }
    if item.isText { texts.removeAll { $0 === item } }
    for variable in item.variables {
      itemOfVariable[variable] = nil
      solver.release(variable)
    }
  }

  func addPin(_ expression: LinearExpression, of item: EngineItem, priority: Float = 1000) {
    let id = solver.add(expression, .equal, priority: priority)
    item.pins.append(EnginePin(id: id, expression: expression))
    pinned[id] = item
  }

  func removePin(_ pin: EnginePin) {
    pinned[pin.id] = nil
    solver.remove(pin.id)
  }

  func pinnedItem(_ id: SolverConstraint) -> EngineItem? { pinned[id] }

  // MARK: Constraints

  func constraint(_ id: SolverConstraint) -> NSLayoutConstraint? { constraintOfNumber[id] }

  var installedCount: Int { installed.count }

  func isInstalled(_ constraint: NSLayoutConstraint) -> Bool {
    installed[ObjectIdentifier(constraint)] != nil
  }

  func install(_ constraint: NSLayoutConstraint) {
    guard installed[ObjectIdentifier(constraint)] == nil,
      let (expression, isReversed) = expression(of: constraint)
    else { return }
    let id = solver.add(
      expression, relation(of: constraint, isReversed),
      priority: constraint.priority.rawValue)
    installed[ObjectIdentifier(constraint)] = InstalledConstraint(
      constraint, id: id, expression: expression, isReversed: isReversed)
    constraintOfNumber[id] = constraint
  }

  private func relation(
    of constraint: NSLayoutConstraint, _ isReversed: Bool
  ) -> ConstraintRelation {
    switch constraint.relation {
    case .equal: .equal
    case .lessThanOrEqual: isReversed ? .greaterThanOrEqual : .lessThanOrEqual
    case .greaterThanOrEqual: isReversed ? .lessThanOrEqual : .greaterThanOrEqual
    }
  }

  func uninstall(_ constraint: NSLayoutConstraint) {
    guard let entry = installed.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    constraintOfNumber[entry.id] = nil
    solver.remove(entry.id)
  }

  /// The solver took the constraint out: from now on it holds as nearly as the others allow.
  func noteBroken(_ id: SolverConstraint) {
    if let constraint = constraintOfNumber.removeValue(forKey: id),
      let entry = installed[ObjectIdentifier(constraint)]
    {
      entry.id = solver.add(
        entry.expression, relation(of: constraint, entry.isReversed),
        priority: Self.nearlyRequired)
      entry.isBroken = true
      constraintOfNumber[entry.id] = constraint
    } else if let item = pinned.removeValue(forKey: id),
      let index = item.pins.firstIndex(where: { $0.id == id })
    {
      let pin = item.pins[index]
      let new = solver.add(pin.expression, .equal, priority: Self.nearlyRequired)
      item.pins[index] = EnginePin(id: new, expression: pin.expression)
      pinned[new] = item
    }
  }

  /// Above every priority that a user can name but the highest.
  private static let nearlyRequired: Float = 999.999

  private func reinstall(_ constraint: NSLayoutConstraint) {
    uninstall(constraint)
    install(constraint)
  }

  func priorityDidChange(_ constraint: NSLayoutConstraint) {
    guard let entry = installed[ObjectIdentifier(constraint)] else { return }
    solver.setPriority(constraint.priority.rawValue, of: entry.id)
  }

  func constantDidChange(_ constraint: NSLayoutConstraint) {
    if installed[ObjectIdentifier(constraint)]?.isBroken ?? false {
      reinstall(constraint)
    } else {
      refresh(constraint)
    }
  }

  /// Writes the constraint again, from what it refers to now.
  func refresh(_ constraint: NSLayoutConstraint) {
    guard let entry = installed[ObjectIdentifier(constraint)],
      let (new, isReversed) = expression(of: constraint)
    else { return }
    guard isReversed == entry.isReversed, new.hasSameTerms(as: entry.expression) else {
      return reinstall(constraint)
    }
    entry.expression = new
    solver.setConstant(new.constant, of: entry.id)
  }
}
