import DarkroomConstraintSolver
import DarkroomCoreGraphics
import DarkroomQuartzCore

/// Keeps a solver up to date with the constraints of one view tree.
///
/// Positions are relative to the superview, so moving a view does not affect its contents.
@MainActor
final class LayoutEngine {
  /// The root: a window, a detached root, or the view that is measured.
  var root: UIView? { rootReference.view }
  private var rootReference: ViewReference
  /// Whether the engine only measures its root, whose size is not fixed.
  let isFitting: Bool
  /// A number that distinguishes this engine's entries from those that an earlier one left behind.
  let id: Int
  private static var last = 0
  var solver = ConstraintSolver()
  private var items: [EngineItem?] = []
  /// Unused indices in `items`.
  private var freeItems: [Int32] = []
  /// For each variable the index in `items`, or -1.
  private var itemOfVariable: [Int32] = []
  private var guideItems = [ObjectIdentifier: EngineItem]()
  /// The items of an engine that only measures; other engines store their items in the views.
  private var fittingItems = [ObjectIdentifier: EngineItem]()
  /// The constraints by their number in the solver.
  private var constraintOfNumber: [NSLayoutConstraint?] = []
  /// The entries of an engine that only measures; other engines store their entries in the constraints.
  private var fittingEntries = [ObjectIdentifier: InstalledConstraint]()
  private(set) var installedCount = 0
  private var pinned = [SolverConstraint: EngineItem]()
  var pending = PendingChanges()
  /// Items with text that wraps at their width, and items whose baselines constraints use.
  var texts: [EngineItem] = []
  /// Items whose safe area or margins constraints use, if these depend on the solution.
  var insetItems: [EngineItem] = []
  /// Constraints to a baseline of a view inside an item, which can change at any time; by serial number.
  var borrowedBaselines = [Int: NSLayoutConstraint]()
  var isUpdating = false
  /// The number of times the constraints were solved for a window.
  var windowLayouts = 0
  /// Keyboard guides that constraints use, with the distance that they last extended below their owners.
  var overhangs: [(guide: GuideReference, points: CGFloat)] = []
  var contradictions = Contradictions()
  var reports = ContradictionReports()

  /// The views own the engine, so the engine must own them only while changes wait for a layout.
  struct PendingChanges {
    var contents: [ViewReference] = []
    var insets: [ViewReference] = []
    var directions: [ViewReference] = []
    var pins: [ViewReference] = []
    /// Views that have constraints to be written again.
    var holders: [ViewReference] = []

    var isEmpty: Bool {
      contents.isEmpty && insets.isEmpty && directions.isEmpty && pins.isEmpty && holders.isEmpty
    }
  }

  init(root: UIView, isFitting: Bool) {
    rootReference = root.reference
    self.isFitting = isFitting
    Self.last += 1
    id = Self.last
  }

  /// Makes `root` the root of the engine's tree; its old root gets different pins.
  func setRoot(_ root: UIView) {
    let old = self.root
    rootReference = root.reference
    for view in [old, root] {
      if let item = view.flatMap({ existingItem($0) }) { updatePins(of: item) }
    }
    _ = item(for: root)
  }

  // MARK: Items

  func existingItem(_ view: UIView) -> EngineItem? {
    if isFitting { return fittingItems[ObjectIdentifier(view)] }
    guard let item = view.layoutState.item, item.engine == id else { return nil }
    return item
  }

  func existingItem(_ guide: UILayoutGuide) -> EngineItem? { guideItems[ObjectIdentifier(guide)] }

  /// - Parameter object: a view or a guide.
  func existingItem(_ object: AnyObject) -> EngineItem? {
    (object as? UIView).map { existingItem($0) } ?? guideItems[ObjectIdentifier(object)]
  }

  func item(_ variable: SolverVariable) -> EngineItem? {
    guard variable.index < itemOfVariable.count else { return nil }
    let place = itemOfVariable[variable.index]
    return place < 0 ? nil : items[Int(place)]
  }

  func item(for view: UIView) -> EngineItem {
    if let item = existingItem(view) { return item }
    // A view whose mask depends on its superview needs the superview first.
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
    let item = EngineItem(
      view: view, guide: nil, engine: id, order: view.layoutState.order, &solver)
    if isFitting {
      fittingItems[ObjectIdentifier(view)] = item
    } else {
      view.layoutState.item = item
    }
    note(item)
    item.alignmentInsets = view.alignmentInsets
    updatePins(of: item)
    updateContent(of: item)
    return item
  }

  func item(for guide: UILayoutGuide, of owner: UIView) -> EngineItem {
    if let item = existingItem(guide) { return item }
    let item = EngineItem(
      view: owner, guide: guide, engine: id, order: guide.order, &solver)
    guideItems[ObjectIdentifier(guide)] = item
    note(item)
    return item
  }

  private func note(_ item: EngineItem) {
    let place = freeItems.popLast() ?? Int32(items.count)
    if place == items.count { items.append(item) } else { items[Int(place)] = item }
    note([item.x, item.y, item.width, item.height], at: place)
  }

  private func note(_ variables: [SolverVariable], at place: Int32) {
    for variable in variables {
      while itemOfVariable.count <= variable.index { itemOfVariable.append(-1) }
      itemOfVariable[variable.index] = place
    }
  }

  /// The size of a scroll view's content; constraints determine it after the first call.
  func scrolledSize(of item: EngineItem) -> (width: SolverVariable, height: SolverVariable) {
    if let size = item.scrolled { return size }
    let size = item.makeScrolledSize(&solver)
    note([size.width, size.height], at: itemOfVariable[item.x.index])
    return size
  }

  func forget(_ guide: UILayoutGuide) {
    if let item = guideItems.removeValue(forKey: ObjectIdentifier(guide)) { forget(item) }
  }

  func forget(_ view: UIView) {
    guard let item = existingItem(view) else { return }
    if isFitting {
      fittingItems[ObjectIdentifier(view)] = nil
    } else {
      view.layoutState.item = nil
    }
    forget(item)
  }

  private func forget(_ item: EngineItem) {
    postponeBorrowers(of: item)
    for pin in item.pins { removePin(pin) }
    for limit in item.content { remove(limit.id) }
    if item.isText { texts.remove(identical: item) }
    if item.isInsetItem { insetItems.remove(identical: item) }
    let place = itemOfVariable[item.x.index]
    items[Int(place)] = nil
    freeItems.append(place)
    note(item.variables, at: -1)
    for variable in item.variables { solver.release(variable) }
  }

  func addPin(_ expression: LinearExpression, of item: EngineItem, priority: Float = 1000) {
    let order = item.order + 8 + item.pins.count
    let id = solver.add(expression, .equal, priority: priority, order: order)
    item.pins.append(EnginePin(id: id, expression: expression, order: order))
    pinned[id] = item
  }

  func removePin(_ pin: EnginePin) {
    pinned[pin.id] = nil
    reports.forget(pin.order)
    remove(pin.id)
  }

  /// Takes a constraint out of the solver.
  func remove(_ id: SolverConstraint) {
    contradictions.didChange(id)
    contradictions.forget(id)
    solver.remove(id)
  }

  func setConstant(_ constant: Double, of id: SolverConstraint) {
    if solver.setConstant(constant, of: id) { contradictions.didChange(id) }
  }

  func pinnedItem(_ id: SolverConstraint) -> EngineItem? { pinned[id] }

  // MARK: Constraints

  func constraint(_ id: SolverConstraint) -> NSLayoutConstraint? {
    id.index < constraintOfNumber.count ? constraintOfNumber[id.index] : nil
  }

  private func entry(of constraint: NSLayoutConstraint) -> InstalledConstraint? {
    if isFitting { return fittingEntries[ObjectIdentifier(constraint)] }
    guard let entry = constraint.state.installed, entry.engine == id else { return nil }
    return entry
  }

  private func setEntry(_ entry: InstalledConstraint?, of constraint: NSLayoutConstraint) {
    if isFitting {
      fittingEntries[ObjectIdentifier(constraint)] = entry
    } else {
      constraint.state.installed = entry
    }
  }

  private func note(_ id: SolverConstraint, of constraint: NSLayoutConstraint?) {
    while constraintOfNumber.count <= id.index { constraintOfNumber.append(nil) }
    constraintOfNumber[id.index] = constraint
  }

  func isInstalled(_ constraint: NSLayoutConstraint) -> Bool {
    isFitting
      ? fittingEntries[ObjectIdentifier(constraint)] != nil
      : constraint.state.installed?.engine == id
  }

  /// Whether the constraint took part in the layout of a window.
  func hasLaidOut(_ constraint: NSLayoutConstraint) -> Bool {
    entry(of: constraint).map { $0.layoutsBefore < windowLayouts } ?? false
  }

  /// - Parameter space: the coordinate space of the constraint, if the caller knows it.
  func install(_ constraint: NSLayoutConstraint, in space: UIView? = nil) {
    guard !isInstalled(constraint),
      let (expression, isReversed) = expression(of: constraint, in: space)
    else { return }
    let number = solver.add(
      expression, relation(of: constraint, isReversed), priority: constraint.priority.rawValue,
      order: order(of: constraint))
    setEntry(
      InstalledConstraint(
        engine: id, layoutsBefore: windowLayouts, id: number, expression: expression,
        isReversed: isReversed),
      of: constraint)
    note(number, of: constraint)
    noteBorrower(constraint, expression)
    installedCount += 1
  }

  /// Constraints come after everything that follows from views: first a window's, and last a stack view's,
  /// regardless of when the stack was arranged.
  func order(of constraint: NSLayoutConstraint) -> Int {
    let state = constraint.state
    guard let place = state.place else { return 1 << (state.isOfWindow ? 47 : 48) + state.serial }
    return 1 << 60 + place.stackOrder << 20 + min(place.index, 1 << 20 - 1)
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
    guard let entry = entry(of: constraint) else { return }
    setEntry(nil, of: constraint)
    note(entry.id, of: nil)
    forgetBorrower(constraint, entry.expression)
    reports.forget(order(of: constraint))
    remove(entry.id)
    installedCount -= 1
  }

  /// Handles constraints that the solver removed: from now on they hold as nearly as the others allow.
  ///
  /// The solver reuses their numbers, so all of them are looked up before one is put back.
  func noteBroken(_ ids: [SolverConstraint]) {
    let broken = ids.map { id in (id: id, put: putBack(id)) }
    for id in ids { reports.wasGivenUp(order(id)) }
    for id in ids {
      note(id, of: nil)
      pinned[id] = nil
      contradictions.didChange(id)
    }
    for (id, put) in broken {
      guard let wish = put?(Self.nearlyRequired) else { continue }
      contradictions.note(wish, givenUpAs: id)
    }
    contradictions.endSearch()
  }

  /// Makes a constraint that was broken, but can hold again, required.
  func restore(_ wish: SolverConstraint) {
    guard let put = putBack(wish) else { return contradictions.forget(wish) }
    reports.wasRestored(order(wish))
    note(wish, of: nil)
    pinned[wish] = nil
    contradictions.forget(wish)
    solver.remove(wish)
    _ = put(1000)
  }

  /// A function that puts the constraint or pin with that number into the solver, with a given priority.
  private func putBack(_ id: SolverConstraint) -> ((Float) -> SolverConstraint?)? {
    if let constraint = constraint(id) { return { self.put(constraint, $0) } }
    guard let item = pinned[id], let index = item.pins.firstIndex(where: { $0.id == id }) else {
      return nil
    }
    return { self.put(item, index, $0) }
  }

  private func put(_ constraint: NSLayoutConstraint, _ priority: Float) -> SolverConstraint? {
    guard var entry = entry(of: constraint) else { return nil }
    entry.id = solver.add(
      entry.expression, relation(of: constraint, entry.isReversed), priority: priority,
      order: order(of: constraint))
    entry.isBroken = priority < 1000
    setEntry(entry, of: constraint)
    note(entry.id, of: constraint)
    return entry.id
  }

  private func put(_ item: EngineItem, _ index: Int, _ priority: Float) -> SolverConstraint? {
    let pin = item.pins[index]
    let new = solver.add(pin.expression, .equal, priority: priority, order: pin.order)
    item.pins[index] = EnginePin(id: new, expression: pin.expression, order: pin.order)
    pinned[new] = item
    return new
  }

  /// The value is above every priority that a user can set except the highest.
  private static let nearlyRequired: Float = 999.999

  private func reinstall(_ constraint: NSLayoutConstraint) {
    uninstall(constraint)
    install(constraint)
  }

  /// - Parameter old: the previous priority; a required constraint is another kind of row in the solver than an
  ///   optional one.
  func priorityDidChange(_ constraint: NSLayoutConstraint, from old: UILayoutPriority) {
    guard let entry = entry(of: constraint) else { return }
    guard !old.isRequired, !constraint.priority.isRequired else { return reinstall(constraint) }
    solver.setPriority(constraint.priority.rawValue, of: entry.id)
  }

  func constantDidChange(_ constraint: NSLayoutConstraint) {
    if entry(of: constraint)?.isBroken ?? false {
      reinstall(constraint)
    } else {
      refresh(constraint)
    }
  }

  /// Writes again what is written with margins, the safe area or the offset of the view.
  ///
  /// They are a small part of the constraints that refer to it, as a rule, and the insets of all views change when a
  /// screen comes into its window.
  func refreshConstraints(withInsetsOf view: UIView) {
    for constraint in view.layoutState.references
    where constraint.form.mayFollowInsets(of: view) {
      refresh(constraint)
    }
  }

  /// Writes the constraint again, according to its current items and values.
  func refresh(_ constraint: NSLayoutConstraint) {
    guard var entry = entry(of: constraint),
      let (new, isReversed) = expression(of: constraint)
    else { return }
    guard isReversed == entry.isReversed, new.hasSameTerms(as: entry.expression) else {
      return reinstall(constraint)
    }
    if new.constant == entry.expression.constant { return }
    entry.expression = new
    setEntry(entry, of: constraint)
    setConstant(new.constant, of: entry.id)
  }
}
