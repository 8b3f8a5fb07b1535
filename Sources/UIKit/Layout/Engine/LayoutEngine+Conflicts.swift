import DarkroomConstraintSolver
import DarkroomCoreGraphics
import Foundation

extension LayoutEngine {
  /// The receiver of reports about contradictions: standard error, unless a test listens.
  static var report: (String) -> Void = { text in
    FileHandle.standardError.write(Data((text + "\n").utf8))
    ConstraintConflicts.tell(text)
  }

  /// Chooses the constraint that is given up: one that a stack created, or else the one that a user added last, or else
  /// one that keeps a root view at its window's size, or else one that follows from a frame.
  func chooseBroken(among ids: [SolverConstraint]) -> SolverConstraint? {
    guard let victim = ids.max(by: { givesWay($1, before: $0) }) else { return nil }
    contradictions.giveUp(victim, against: ids.filter { $0 != victim })
    let order = order(victim)
    if !reports.isReported(order) {
      reports.add(description(of: ids, breaking: victim), of: order)
    }
    return victim
  }

  func order(_ id: SolverConstraint) -> Int {
    constraint(id).map(order(of:)) ?? pinOrder(id)
  }

  private func givesWay(_ id: SolverConstraint, before other: SolverConstraint) -> Bool {
    switch (constraint(id)?.state, constraint(other)?.state) {
    case (let state?, let other?): state.givesWay(before: other)
    case (.some, nil): true
    case (nil, .some): false
    case (nil, nil): pinOrder(id) > pinOrder(other)
    }
  }

  private func pinOrder(_ id: SolverConstraint) -> Int {
    pinnedItem(id)?.pins.first { $0.id == id }?.order ?? 0
  }

  private func description(
    of ids: [SolverConstraint], breaking victim: SolverConstraint
  ) -> String {
    let lines = ids.map { "    \"\(line($0))\"" }.joined(separator: ",\n")
    let note =
      ids.allSatisfy { constraint($0) != nil }
      ? ""
      : """
       (Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, \
      refer to the documentation for the UIView property translatesAutoresizingMaskIntoConstraints)
      """
    return """
      [LayoutConstraints] Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want. 
      \tTry this: 
      \t\t(1) look at each constraint and try to figure out which you don't expect; 
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\(note) 
      (
      \(lines)
      )

      Will attempt to recover by breaking constraint 
      \(line(victim))

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
      """
  }

  private func line(_ id: SolverConstraint) -> String {
    if let constraint = constraint(id) { return constraint.description }
    guard let item = pinnedItem(id), let view = item.view,
      let pin = item.pins.firstIndex(where: { $0.id == id })
    else { return "<NSLayoutConstraint>" }
    return pinLine(view, pin)
  }

  private func pinLine(_ view: UIView, _ index: Int) -> String {
    let frame = view.untransformedFrame
    let isRoot = view === root
    let names = isRoot ? ["width", "height"] : ["minX", "width", "minY", "height"]
    let values =
      isRoot
      ? [frame.width, frame.height] : [frame.minX, frame.width, frame.minY, frame.height]
    let mask = view.autoresizingMask
    let name = LayoutItem(view).name
    let equation = "\(name).\(names[index]) == \(shortNumber(values[index]))"
    return isRoot
      ? "<NSLayoutConstraint:\(identityHash(of: view)) 'UIView-Encapsulated-Layout-\(names[index].capitalized)' \(equation)   (active)>"
      : "<NSAutoresizingMaskLayoutConstraint:\(identityHash(of: view)) h=\(mask.horizontalSigns) v=\(mask.verticalSigns) \(equation)   (active)>"
  }
}

@MainActor
extension NSLayoutConstraint.ActivationState {
  /// Whether this constraint is given up before another.
  ///
  /// The order depends on the view tree, not on when stacks were arranged.
  fileprivate func givesWay(before other: Self) -> Bool {
    if isOfWindow != other.isOfWindow { return other.isOfWindow }
    guard let place else { return other.place == nil && serial > other.serial }
    guard let otherPlace = other.place, let stack = place.stack, let otherStack = otherPlace.stack
    else { return other.place == nil }
    return stack === otherStack
      ? place.index > otherPlace.index : stack.isArranged(after: otherStack)
  }
}

extension UIView {
  /// Whether a view comes later in the order of arrangement: stacks inside a stack come before it, and siblings in
  /// their order.
  fileprivate func isArranged(after other: UIView) -> Bool {
    if other.isInside(self) { return true }
    guard !isInside(other), let ancestor = closestCommonAncestor(with: other) else { return false }
    let arranged = ancestor.hierarchy.arranged
    let siblings = arranged + ancestor.hierarchy.subviews
    let first = siblings.first { isInside($0) || other.isInside($0) }
    return first.map(other.isInside) ?? false
  }
}

extension UIView.AutoresizingMask {
  fileprivate var horizontalSigns: String {
    signs(.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin)
  }
  fileprivate var verticalSigns: String {
    signs(.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin)
  }
  /// Prints `&` for flexible parts; if nothing is flexible, the end counts as flexible.
  private func signs(
    _ start: UIView.AutoresizingMask, _ length: UIView.AutoresizingMask,
    _ end: UIView.AutoresizingMask
  ) -> String {
    if !contains(start), !contains(length) { return "--&" }
    return [start, length, end].map { contains($0) ? "&" : "-" }.joined()
  }
}
