extension UIView {
  /// An animation of the system that `perform(_:on:options:animations:completion:)` runs beside the caller's own.
  public enum SystemAnimation: UInt, Sendable { case delete }

  /// Runs the block once, because nothing repeats here.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) { animations() }

  /// Removes the views from their superviews and runs the block.
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
