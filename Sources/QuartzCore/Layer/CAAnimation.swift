/// A change over time.
///
/// Layers keep it and never run it: their values are final at once.
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  /// - Important: Inert.
  open var timingFunction: CAMediaTimingFunction?
  /// Told of the start when the animation is added, of the end on the next turn of the main run
  /// loop, whatever the duration.
  ///
  /// Held strongly.
  open var delegate: (any CAAnimationDelegate)?
  /// Where false, the layer keeps the animation after its end; one of infinite `repeatCount` has no
  /// end.
  open var isRemovedOnCompletion = true

  /// Seconds.
  ///
  /// Headless: kept; the animation ends on the next turn all the same.
  open var beginTime: CFTimeInterval = 0
  /// - Important: Inert. Seconds; every animation ends on the next turn of the main run loop.
  open var duration: CFTimeInterval = 0
  /// Headless: kept; 0 does not hold the animation.
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  /// Infinite: the animation never ends.
  ///
  /// Any other number is inert.
  open var repeatCount: Float = 0
  /// Seconds.
  ///
  /// Headless: kept; an infinite one ends on the next turn, unlike an infinite `repeatCount`.
  open var repeatDuration: CFTimeInterval = 0
  /// Headless: kept; values do not move.
  open var autoreverses = false
  /// Headless: kept; a layer shows its own values before, during and after.
  open var fillMode = CAMediaTimingFillMode.removed

  final var userValues: [String: Any] = [:]

  public override init() { super.init() }

  /// Adds the animation to the layer under the event's name.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  // Key-value coding, for keys of the user's own
  /// For keys of the user's own; names of properties are not looked up.
  open func setValue(_ value: Any?, forKey key: String) { userValues[key] = value }
  open func value(forKey key: String) -> Any? { userValues[key] }
}
