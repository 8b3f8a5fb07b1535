import DarkroomUIKit

extension UIView {
  /// The visible frame in the picture of `root`: the part that no superview clips; empty for a hidden view.
  func visibleFrame(in root: UIView) -> CGRect {
    var frame = convert(bounds, to: root).intersection(root.bounds)
    var next: UIView? = self
    while let view = next {
      if view.isHidden || view.alpha == 0 { return .zero }
      if view !== self, view.clipsToBounds {
        frame = frame.intersection(view.convert(view.bounds, to: root))
      }
      next = view === root ? nil : view.superview
    }
    let origin = root.bounds.origin
    return frame.isNull ? .zero : frame.offsetBy(dx: -origin.x, dy: -origin.y)
  }
}
