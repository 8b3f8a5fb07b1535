import DarkroomCoreGraphics
public import Foundation

/// Animations that begin with one call and are committed with another (deprecated in iOS 13).
///
/// Values are final at once. The delegate hears of the start when the animations are committed, and of their end on
/// the next turn of the run loop.
extension UIView {
  /// Animations that have begun and are not committed.
  private struct BegunAnimations {
    let name: String?
    /// The pointer that the delegate is given.
    let context: Any?
    var delegate: AnyObject?
    var willStart: Selector?
    var didStop: Selector?
  }

  private static var begun: [BegunAnimations] = []

  /// Opens a block, inside of the last one where one is open, whose animations take 0.2 seconds.
  public class func beginAnimations(
    _ animationID: String?, context: UnsafeMutableRawPointer?
  ) {
    begun.append(BegunAnimations(name: animationID, context: context.boxed()))
    durations.append(0.2)
  }

  /// Closes the block that was opened last; without one it does nothing.
  public class func commitAnimations() {
    guard let animations = begun.popLast() else { return }
    durations.removeLast()
    guard let delegate = animations.delegate else { return }
    tell(delegate, animations.willStart, [animations.name, animations.context])
    guard let didStop = animations.didStop else { return }
    HeldAnimations.end {
      tell(delegate, didStop, [animations.name, NSNumber(value: true), animations.context])
    }
  }

  private class func tell(_ delegate: AnyObject, _ selector: Selector?, _ values: [Any?]) {
    guard let selector, let method = ActionDispatch.method(selector, of: delegate) else { return }
    _ = method.call(delegate, values)
  }

  private class func set(_ change: (inout BegunAnimations) -> Void) {
    guard !begun.isEmpty else { return }
    change(&begun[begun.count - 1])
  }

  /// Who hears of start and end, by the selectors that are set; kept until the end.
  public class func setAnimationDelegate(_ delegate: Any?) {
    set { $0.delegate = delegate.map(ClassObject.standing) }
  }
  /// Called with the name and the context, as `animationWillStart:context:` is declared.
  public class func setAnimationWillStart(_ selector: Selector?) {
    set { $0.willStart = selector }
  }
  /// Called with the name, true and the context, as `animationDidStop:finished:context:` is declared.
  public class func setAnimationDidStop(_ selector: Selector?) {
    set { $0.didStop = selector }
  }
  /// Seconds, which `inheritedAnimationDuration` says until the block is closed.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    if !begun.isEmpty { durations[durations.count - 1] = duration }
  }
  /// - Important: Inert. Values are final at once.
  public class func setAnimationDelay(_ delay: TimeInterval) {}
  /// - Important: Inert. Values are final at once.
  public class func setAnimationStart(_ startDate: Date) {}
  /// - Important: Inert. Nothing moves.
  public class func setAnimationCurve(_ curve: AnimationCurve) {}
  /// - Important: Inert. Nothing moves.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {}
  /// - Important: Inert. Nothing moves.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}
  /// - Important: Inert. Nothing moves.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
  /// - Important: Inert. Nothing moves.
  public class func setAnimationTransition(
    _ transition: AnimationTransition, for view: UIView, cache: Bool
  ) {}
}
