import DarkroomCoreGraphics
import DarkroomQuartzCore
public import Foundation

/// An animation that can be scrubbed, reversed and stopped.
///
/// Headless: values of views and layers are the final ones as soon as it is active, as those of model layers are
/// on iOS, and it finishes on the next turn of the main run loop. Reversing or stopping it sets them to the start,
/// or to what they are at `fractionComplete`. While it is paused, presentations of layers and pictures of screens show
/// that share of the way.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, @MainActor UIViewImplicitlyAnimating,
  @MainActor NSCopying
{
  final var blocks: [() -> Void] = []
  final var changes: [LayerChanges] = []
  final var running: [RunningAnimations] = []
  final var completions: [(UIViewAnimatingPosition) -> Void] = []
  final var run = Run()
  final var timing: any UITimingCurveProvider

  /// What an animator is doing.
  struct Run {
    var state = UIViewAnimatingState.inactive
    var isRunning = false
    var fraction: CGFloat = 0
    /// Counts starts and pauses: an end that was due before the latest one is void.
    var turn = 0
  }

  /// Seconds: what `inheritedAnimationDuration` says within the blocks, not how long anything takes.
  public let duration: TimeInterval
  /// Seconds; headless, an animation starts at once whatever its delay.
  open private(set) var delay: TimeInterval = 0
  open var timingParameters: (any UITimingCurveProvider)? { timing }
  /// - Important: Inert.
  open var isInterruptible = true
  /// - Important: Inert.
  open var isUserInteractionEnabled = true
  /// - Important: Inert.
  open var isManualHitTestingEnabled = false
  /// Whether `fractionComplete` is a share of the way and not of the time.
  open var scrubsLinearly = true
  /// Keeps the animator active at its end, without completion.
  open var pausesOnCompletion = false

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timing = parameters
    super.init()
  }

  /// Of no duration, eased at both ends.
  public convenience override init() {
    self.init(
      duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
  }

  /// The block runs when the animation starts, not here.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Runs the block before it returns, whatever the delay; of the options only the curve is read.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: options.curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: Blocks

  /// Runs at once where the animator is active or stopped, else when it starts.
  open func addAnimations(_ animation: @escaping () -> Void) { add(animation) }
  /// Headless: the factor changes nothing, as values are final at once.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    add(animation)
  }
  /// Called in the order in which they were added, once; after an end the animator has none.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: State

  open var state: UIViewAnimatingState { run.state }
  open var isRunning: Bool { run.isRunning }
  /// Decides, when the animator ends, whether values go back to the start and completions get `start`.
  open var isReversed = false
  /// 0 to 1; setting it makes the animator active and pauses it.
  open var fractionComplete: CGFloat {
    get { run.fraction }
    set { scrub(to: newValue) }
  }

  open func startAnimation() { start() }
  /// Starts at once; the delay, in seconds, is kept.
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    startAnimation()
  }
  /// Makes an inactive animator active: its blocks run, and its values are the final ones.
  open func pauseAnimation() { pause() }
  /// Ends on the next turn of the main run loop; the factor of the duration is not read.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    if let parameters { timing = parameters }
    startAnimation()
  }
  open func stopAnimation(_ withoutFinishing: Bool) { stop(withoutFinishing: withoutFinishing) }
  /// - Precondition: the animator is stopped; it traps otherwise, as on iOS.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    UncaughtException.require(
      state == .stopped, "finishAnimation(at:) should only be called on a stopped animator")
    finish(at: finalPosition)
  }

  /// A new, inactive animator with the same pace and no blocks.
  open func copy(with zone: NSZone? = nil) -> Any {
    UIViewPropertyAnimator(duration: duration, timingParameters: timing)
  }
}
