import DarkroomCoreGraphics
import DarkroomQuartzCore
public import Foundation

/// Animations change the model immediately; completion blocks run in the next turn of the run loop.
///
/// Until then layers have the animations under UIKit's keys, so that pictures of a point in time show them.
extension UIView {
  /// The curves, `repeat` and `autoreverse` affect pictures of a point in time.
  ///
  /// Of the other options only `showHideTransitionViews` has an effect, in a transition from one view to another.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// The curve without any bits: the default.
    public static let curveEaseInOut = AnimationOptions([])
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
  }

  /// - Important: Inert. Between key frames the pace is steady.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// The mode without any bits: the default.
    public static let calculationModeLinear = KeyframeAnimationOptions([])
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }

  /// The timing of an animation, in pictures of a point in time.
  public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }

  /// - Important: Inert. Nothing moves.
  public enum AnimationTransition: Int, Sendable {
    case none, flipFromLeft, flipFromRight, curlUp, curlDown
  }

  private static var animationsAreEnabled = true
  static var durations: [TimeInterval] = []

  /// Whether layers have animations; values are final immediately in any case.
  public class var areAnimationsEnabled: Bool { animationsAreEnabled }
  /// Sets whether the following changes get animations; completion blocks are called in any case.
  public class func setAnimationsEnabled(_ enabled: Bool) { animationsAreEnabled = enabled }
  /// Seconds; 0 outside an animation block.
  public class var inheritedAnimationDuration: TimeInterval { durations.last ?? 0 }

  /// Runs `actions` while `areAnimationsEnabled` is false.
  public class func performWithoutAnimation(_ actions: () -> Void) {
    let old = animationsAreEnabled
    animationsAreEnabled = false
    actions()
    animationsAreEnabled = old
  }

  /// Runs `animations` immediately; `completion` is called with true in the next turn of the main run loop.
  public class func animate(
    withDuration duration: TimeInterval, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { run(AnimationPace(duration), animations, completion) }

  /// Runs `animations` immediately; `completion` is called in the next turn of the main run loop, with true unless an
  /// animation was removed from its layer before.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) { run(AnimationPace(duration, delay: delay, options: options), animations, completion) }

  /// Runs `animations` immediately; `completion` is called with true in the next turn of the main run loop.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let pace = AnimationPace(
      duration, delay: delay, dampingRatio: dampingRatio, velocity: velocity, options: options)
    run(pace, animations, completion)
  }

  /// Runs `animations` immediately; `completion` is called with true in the next turn of the main run loop.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let pace = AnimationPace(
      springDuration: duration, bounce: bounce, velocity: initialSpringVelocity, delay: delay,
      options: options)
    run(pace, animations, completion)
  }

  /// Runs `animations` immediately, with key frames in the order in which they are added; `completion` is called with
  /// true in the next turn of the main run loop.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let outer = frames
    frames = []
    var pace = AnimationPace(duration, delay: delay)
    pace.repeatsForever = options.contains(.repeat)
    pace.autoreverses = options.contains(.autoreverse)
    run(pace, animations, completion, isFramed: true)
    frames = outer
  }

  private static var frames: [AnimationFrame]?

  /// Runs `animations` immediately: the key frame that is added last determines the result, whatever its start time.
  public class func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration: Double, animations: () -> Void
  ) {
    guard frames != nil else { return animations() }
    let changes = LayerChanges()
    changes.record(animations)
    frames?.append(
      AnimationFrame(changes: changes, start: start, duration: relativeDuration))
  }

  /// Runs `animations` immediately; `completion` is called with true in the next turn of the main run loop.
  ///
  /// - Important: `view` and `options` are inert.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { run(AnimationPace(duration, options: options), animations ?? {}, completion) }

  /// Replaces `from` with `to`, or shows and hides them.
  public class func transition(
    from: UIView, to: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let exchange = {
      if options.contains(.showHideTransitionViews) {
        from.isHidden = true
        to.isHidden = false
      } else {
        from.superview?.addSubview(to)
        from.removeFromSuperview()
      }
    }
    run(AnimationPace(duration, options: options), exchange, completion)
  }

  private class func run(
    _ pace: AnimationPace, _ animations: () -> Void, _ completion: ((Bool) -> Void)?,
    isFramed: Bool = false
  ) {
    let changes = LayerChanges()
    changes.record { inheriting(pace.duration, animations) }
    let running = RunningAnimations(changes, pace, frames: isFramed ? frames ?? [] : [])
    if completion == nil, running.isEmpty { return }
    HeldAnimations.end {
      let isComplete = running.end()
      completion?(isComplete)
    }
  }

  /// Runs `animations` with a duration that the code in it can read.
  class func inheriting(_ duration: TimeInterval, _ animations: () -> Void) {
    durations.append(duration)
    animations()
    durations.removeLast()
  }
}
