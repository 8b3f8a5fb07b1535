import DarkroomConstraintSolver
import DarkroomCoreGraphics

extension UIView {
  /// Gives subviews the frames that the constraints determine.
  func applyConstraintsToSubviews() {
    guard let engine = currentEngine else { return }
    var placed: [UIView] = []
    for view in hierarchy.subviews where !view.translatesAutoresizingMaskIntoConstraints {
      placed.append(view)
      _ = engine.item(for: view)
    }
    engine.update()
    for view in placed {
      guard let item = engine.existingItem(view) else { continue }
      view.setGeometry(engine.solvedFrame(item).withEdgesOnPixels(scale: UIScreen.mainScale))
    }
    applyScrolledSize(engine)
  }

  private func applyScrolledSize(_ engine: LayoutEngine) {
    guard let scroll = self as? UIScrollView, let item = engine.existingItem(self),
      let scrolled = item.scrolled
    else { return }
    let size = CGRect(
      x: 0, y: 0, width: engine.solver.value(of: scrolled.width),
      height: engine.solver.value(of: scrolled.height)
    ).withEdgesOnPixels(scale: UIScreen.mainScale).size
    if scroll.contentSize != size { scroll.contentSize = size }
  }

  /// Gives a root the size from its constraints, if they may determine it.
  func applyConstraintsToRoot() {
    guard superview == nil, !translatesAutoresizingMaskIntoConstraints,
      let engine = currentEngine, let item = engine.existingItem(self)
    else { return }
    let size = engine.solvedFrame(item).size
    let frame = CGRect(origin: untransformedFrame.origin, size: size)
    setGeometry(frame.withEdgesOnPixels(scale: UIScreen.mainScale))
  }

  /// Sets the view's position and size as if it had no transform.
  private func setGeometry(_ frame: CGRect) {
    let frame = fixedSize.map { CGRect(origin: frame.origin, size: $0) } ?? frame
    let anchor = layer.anchorPoint
    let newCenter = CGPoint(
      x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    if bounds.size != frame.size { bounds.size = frame.size }
    if center != newCenter { center = newCenter }
  }

  /// The insets of the alignment rectangle in the frame, according to the overridable method.
  var alignmentInsets: UIEdgeInsets {
    let aligned = CGRect(x: 0, y: 0, width: 1000, height: 1000)
    let frame = frame(forAlignmentRect: aligned)
    return UIEdgeInsets(
      top: -frame.minY, left: -frame.minX, bottom: frame.maxY - 1000, right: frame.maxX - 1000)
  }

  // MARK: Fitting

  /// A target size that asks for the smallest size.
  public class var layoutFittingCompressedSize: CGSize { .zero }
  /// A target size that asks for the largest size: 10,000 points on both axes.
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10000, height: 10000) }

  /// The size with the lowest priority on both axes.
  func weaklyFitting(_ target: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  func constraintFittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    makeLateConstraints()
    let engine = LayoutEngine.make(for: self, isFitting: true)
    let size = engine.fittingSize(of: self, target, horizontal, vertical)
    let scale = UIScreen.mainScale
    func up(_ length: CGFloat) -> CGFloat { (length * scale - 1e-6).rounded(.up) / scale }
    return CGSize(width: up(size.width), height: up(size.height))
  }

  // MARK: Ambiguity

  func moveToAlternativeLayout() {
    guard hasAmbiguousLayout, let engine = settledEngine, let item = engine.existingItem(self)
    else { return }
    let solver = engine.solver
    let now = engine.solvedFrame(item)
    let low = CGRect(
      x: solver.extreme(of: item.x, 1) ?? Double(now.minX),
      y: solver.extreme(of: item.y, 1) ?? Double(now.minY),
      width: solver.extreme(of: item.width, 1) ?? Double(now.width),
      height: solver.extreme(of: item.height, 1) ?? Double(now.height))
    let high = CGRect(
      x: solver.extreme(of: item.x, -1) ?? Double(now.minX),
      y: solver.extreme(of: item.y, -1) ?? Double(now.minY),
      width: solver.extreme(of: item.width, -1) ?? Double(now.width),
      height: solver.extreme(of: item.height, -1) ?? Double(now.height))
    frame = (now == low ? high : low).withEdgesOnPixels(scale: UIScreen.mainScale)
  }
}
