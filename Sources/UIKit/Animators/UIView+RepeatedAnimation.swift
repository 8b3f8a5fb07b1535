extension UIView {
  /// What `perform(_:on:options:animations:completion:)` does besides the animations.
  public enum SystemAnimation: UInt, Sendable { case delete }

  /// Runs the block once: nothing repeats headless.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) { animations() }

  /// Removes the views from their superviews.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: 0.2,
      animations: {
        animations?()
        for view in views { view.removeFromSuperview() }
      }, completion: completion)
  }
}
