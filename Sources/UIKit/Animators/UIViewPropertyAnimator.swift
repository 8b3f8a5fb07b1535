import DarkroomCoreGraphics
import DarkroomQuartzCore
public import Foundation

/// An animation that can be paused, moved to any point, reversed and stopped.
///
/// Here the values of views and layers become final as soon as the animator is active, as those of model layers do on
/// iOS. The animator finishes on the next turn of the main run loop. Reversing or stopping it sets the values to the
/// start, or to those at `fractionComplete`. While it is paused, presentation layers and pictures of screens show that
/// share of the way.
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

  /// The state of an animator that changes while it runs.
  struct Run {
    var state = UIViewAnimatingState.inactive
    var isRunning = false
    var fraction: CGFloat = 0
    /// Counts starts and pauses, so that an end scheduled before the latest of them is ignored.
    var turn = 0
  }

  /// The duration in seconds, which `inheritedAnimationDuration` returns inside the blocks; nothing takes that long
  /// here.
  public let duration: TimeInterval
  /// The delay in seconds.
  ///
  /// It is only stored: here an animation starts at once.
  open private(set) var delay: TimeInterval = 0
  /// The timing, which decides on what is shown while the animator is paused.
  open var timingParameters: (any UITimingCurveProvider)? { timing }
  /// - Important: Inert.
  open var isInterruptible = true
  /// - Important: Inert.
  open var isUserInteractionEnabled = true
  /// - Important: Inert.
  open var isManualHitTestingEnabled = false
  /// Whether `fractionComplete` is a share of the distance rather than of the time.
  open var scrubsLinearly = true
  /// Whether the animator stays active at its end and does not call its completions.
  open var pausesOnCompletion = false

  /// Creates an inactive animator without blocks; the duration is in seconds.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timing = parameters
    super.init()
  }

  /// Creates an animator without a duration, with a curve that eases in and out.
  public convenience override init() {
    self.init(
      duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
  }

  /// Creates an animator whose block runs when the animation starts, not in this call.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator whose block runs when the animation starts, with a curve by its control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator whose block runs when the animation starts, with a spring without initial velocity.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Runs the block before it returns, whatever the delay is; of the options, only the curve is used.
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

  /// Runs the block at once if the animator is active or stopped, and otherwise when it starts.
  open func addAnimations(_ animation: @escaping () -> Void) { add(animation) }
  /// Adds a block as `addAnimations(_:)` does; the delay factor has no effect, because values are final at once.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    add(animation)
  }
  /// Adds a completion.
  ///
  /// Completions run once, in the order in which they were added, and are then removed.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: State

  /// Inactive before the start and after the end, active between, and stopped by `stopAnimation(_:)`.
  open var state: UIViewAnimatingState { run.state }
  /// Whether the animator is active and not paused.
  open var isRunning: Bool { run.isRunning }
  /// Whether the animator, when it ends, restores the initial values and passes `start` to its completions.
  open var isReversed = false
  /// The progress from 0 to 1; setting it makes the animator active and pauses it.
  open var fractionComplete: CGFloat {
    get { run.fraction }
    set { scrub(to: newValue) }
  }

  /// Runs the blocks if they have not run, and ends on the next turn of the main run loop; does nothing if stopped.
  open func startAnimation() { start() }
  /// Starts the animation at once; the delay, in seconds, is only stored.
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    startAnimation()
  }
  /// Makes an inactive animator active: its blocks run, and the values become final.
  open func pauseAnimation() { pause() }
  /// Ends the animation on the next turn of the main run loop; the duration factor is ignored.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    if let parameters { timing = parameters }
    startAnimation()
  }
  /// Stops an active animator and keeps the values at `fractionComplete`; otherwise does nothing.
  ///
  /// With true the animator becomes inactive without calling its completions; with false,
  /// `finishAnimation(at:)` has to be called.
  open func stopAnimation(_ withoutFinishing: Bool) { stop(withoutFinishing: withoutFinishing) }
  /// - Precondition: The animator is stopped; otherwise this traps, as on iOS.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    UncaughtException.require(
      state == .stopped, "finishAnimation(at:) should only be called on a stopped animator")
    finish(at: finalPosition)
  }

  /// Returns a new, inactive animator with the same timing and without blocks.
  open func copy(with zone: NSZone? = nil) -> Any {
    UIViewPropertyAnimator(duration: duration, timingParameters: timing)
  }
}
