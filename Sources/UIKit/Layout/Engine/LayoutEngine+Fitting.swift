import DarkroomConstraintSolver
import DarkroomCoreGraphics

extension LayoutEngine {
  /// The size of `view`, the root, that is closest to `target`.
  func fittingSize(
    of view: UIView, _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    let item = item(for: view)
    addPin(
      LinearExpression(item.width, plus: -Double(target.width)), of: item,
      priority: horizontal.rawValue)
    addPin(
      LinearExpression(item.height, plus: -Double(target.height)), of: item,
      priority: vertical.rawValue)
    update()
    return solvedFrame(item).size
  }
}
