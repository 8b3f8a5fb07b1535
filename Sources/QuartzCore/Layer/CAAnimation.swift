/// A change over time.
///
/// Layers keep it until the next turn of the main run loop: their values are final at once. What it shows at a moment
/// is in the layer's `presentation()`, where it stands still by a `speed` of 0, and in pictures at a time.
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  /// Nil for a steady pace.
  open var timingFunction: CAMediaTimingFunction?
  /// Told of the start when the animation is added, of the end on the next turn of the main run
  /// loop, whatever the duration.
  ///
  /// Held strongly.
  open var delegate: (any CAAnimationDelegate)?
  /// Where false, the layer keeps the animation after its end; one of infinite `repeatCount` has no
  /// end.
  open var isRemovedOnCompletion = true

  /// Seconds of the layer's timeline, or of the group's.
  ///
  /// In a layer, 0 is the time at which the changes of the turn are committed, be that one at which the layer stands
  /// still. (lottie-ios, CAAnimation+TimingConfiguration.swift, whose `beginTime` is next to 0 because with 0 itself
  /// the `timeOffset` of the layer is not applied.)
  open var beginTime: CFTimeInterval = 0
  /// Seconds of a pass; 0 for those of the group or of the transaction.
  ///
  /// Headless: the animation ends on the next turn of the main run loop all the same.
  open var duration: CFTimeInterval = 0
  /// At 0 the animation stands still at `timeOffset` and doesn't end; less than 0 plays it backwards.
  open var speed: Float = 1
  /// Seconds into the first pass at which the animation begins; what comes before them follows after its end.
  open var timeOffset: CFTimeInterval = 0
  /// Passes; infinite ones have no end.
  open var repeatCount: Float = 0
  /// Seconds of all passes together, in place of their number; infinite ones have no end.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether each pass is played backwards after it was played.
  open var autoreverses = false
  /// Whether the layer shows the first value before the begin, and the last one after the end.
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
