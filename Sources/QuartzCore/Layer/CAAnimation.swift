/// A change over time.
///
/// Layers keep an animation until the next turn of the main run loop, because their values are final at once. Its
/// effect is visible in the layer's `presentation()` if it is paused by a `speed` of 0, and in pictures at a given
/// time.
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  /// Nil for a steady pace.
  open var timingFunction: CAMediaTimingFunction?
  /// The delegate, which is notified of the start when the animation is added, and of the end on the next turn of the
  /// main run loop, whatever the duration is.
  ///
  /// Held strongly.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the animation is removed at its end; one with an infinite `repeatCount` never ends.
  open var isRemovedOnCompletion = true

  /// The begin time in seconds, in the timeline of the layer or group.
  ///
  /// In a layer, 0 stands for the time at which the changes of the turn are committed, even if the layer is paused at
  /// it. (lottie-ios, CAAnimation+TimingConfiguration.swift, whose `beginTime` is next to 0 because with 0 itself the
  /// `timeOffset` of the layer is not applied.)
  open var beginTime: CFTimeInterval = 0
  /// The duration of a pass in seconds; 0 uses that of the group or the transaction.
  ///
  /// The animation still ends on the next turn of the main run loop.
  open var duration: CFTimeInterval = 0
  /// The speed.
  ///
  /// At 0 the animation is paused at `timeOffset` and does not end; below 0 it plays backwards.
  open var speed: Float = 1
  /// The offset in seconds at which the first pass begins; the part before it follows at the end.
  open var timeOffset: CFTimeInterval = 0
  /// The number of passes; an infinite number never ends.
  open var repeatCount: Float = 0
  /// The duration of all passes in seconds, in place of their number; an infinite duration never ends.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether each pass is followed by the same one played backwards.
  open var autoreverses = false
  /// Whether the layer shows the first value before the beginning, and the last one after the end.
  open var fillMode = CAMediaTimingFillMode.removed

  final var userValues: [String: Any] = [:]

  public override init() { super.init() }

  /// Adds the animation to the layer, with the event's name as its key.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  // Key-value coding for the user's own keys
  /// Stores a value for the user's own key; names of properties are not recognized.
  open func setValue(_ value: Any?, forKey key: String) { userValues[key] = value }
  /// The value that was stored for the key; nil if there is none, even for the name of a property.
  open func value(forKey key: String) -> Any? { userValues[key] }
}
