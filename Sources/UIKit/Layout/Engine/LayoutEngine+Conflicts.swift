import DarkroomConstraintSolver
import DarkroomCoreGraphics
import Foundation

extension LayoutEngine {
  /// Where reports of contradictions go: the standard error stream, unless a test listens.
  static var report: (String) -> Void = { text in
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }

  /// The one added last, of those that a user made.
  func chooseBroken(among ids: [SolverConstraint]) -> SolverConstraint? {
    let own = ids.filter { constraint($0) != nil }
    let victim = own.max { order($0) < order($1) } ?? ids.last
    if let victim { Self.report(description(of: ids, breaking: victim)) }
    return victim
  }

  private func order(_ id: SolverConstraint) -> Int {
    constraint(id)?.state.serial ?? 0
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

extension UIView.AutoresizingMask {
  fileprivate var horizontalSigns: String {
    signs(.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin)
  }
  fileprivate var verticalSigns: String {
    signs(.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin)
  }
  /// `&` for what is flexible; where nothing is, the end is.
  private func signs(
    _ start: UIView.AutoresizingMask, _ length: UIView.AutoresizingMask,
    _ end: UIView.AutoresizingMask
  ) -> String {
    if !contains(start), !contains(length) { return "--&" }
    return [start, length, end].map { contains($0) ? "&" : "-" }.joined()
  }
}
