/// Is notified when an animation begins and ends; both methods are optional.
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
