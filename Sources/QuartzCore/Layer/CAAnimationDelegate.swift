/// Hears that an animation began and ended; both methods may be left out.
public protocol CAAnimationDelegate: NSObjectProtocol {
  // by hand: the registry is UIKit's
  func animationDidStart(_ anim: CAAnimation)
  // by hand: the registry is UIKit's
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
