import DarkroomCoreGraphics

extension UIView {
  struct InteractionState {
    var gestureRecognizers: [UIGestureRecognizer]?
    var interactions: [any UIInteraction] = []
    var motionEffects: [UIMotionEffect] = []
  }

  private var canBeHit: Bool { !isHidden && isUserInteractionEnabled && alpha > 0.01 }

  /// Searches from front to back; views outside their superview are not found.
  ///
  /// A subview whose class may override `hitTest` is asked by a call. A plain `UIView` that contains the point always
  /// returns itself or a descendant, so the loop continues inside it, and depth needs no stack.
  func deepestView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard canBeHit, self.point(inside: point, with: event) else { return nil }
    var view = self
    var point = point
    descent: while true {
      for child in view.hierarchy.subviews.reversed() {
        let local = child.layer.convert(point, from: view.layer)
        if type(of: child) != UIView.self {
          if let hit = child.hitTest(local, with: event) { return hit }
        } else if child.canBeHit, child.bounds.contains(local) {
          (view, point) = (child, local)
          continue descent
        }
      }
      return view
    }
  }

  func resignFirstResponderInside(force: Bool) -> Bool {
    guard let current = containingWindow?.firstResponder, owns(current) else { return true }
    if current.resignFirstResponder() { return true }
    guard force else { return false }
    containingWindow?.firstResponder = nil
    return true
  }

  private func owns(_ responder: UIResponder) -> Bool {
    guard let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    else { return false }
    return view.isInside(self)
  }
}
