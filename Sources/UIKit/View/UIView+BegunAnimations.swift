import DarkroomCoreGraphics
public import Foundation

/// Supports animations that begin with one call and are committed with another one (deprecated in iOS 13).
///
/// Values are final immediately. The delegate is told about the start when the animations are committed, and about
/// their end in the next turn of the run loop.
extension UIView {
  /// Animations that have begun and are not committed yet.
  private struct BegunAnimations {
    let name: String?
    /// The pointer that the delegate is given.
    let context: Any?
    var delegate: AnyObject?
    var willStart: Selector?
    var didStop: Selector?
  }

  private static var begun: [BegunAnimations] = []

  /// Opens a block whose animations take 0.2 seconds; blocks may be nested.
  public class func beginAnimations(
    _ animationID: String?, context: UnsafeMutableRawPointer?
  ) {
    begun.append(BegunAnimations(name: animationID, context: context.boxed()))
    durations.append(0.2)
  }

  /// Closes the block that was opened last; has no effect if there is none.
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

  /// The delegate is told about start and end with the selectors that are set; it is retained until the end.
  public class func setAnimationDelegate(_ delegate: Any?) {
    set { $0.delegate = delegate.map(ClassObject.standing) }
  }
  /// The method is called with the name and the context, like a declared `animationWillStart:context:`.
  public class func setAnimationWillStart(_ selector: Selector?) {
    set { $0.willStart = selector }
  }
  /// The method is called with the name, true and the context, like a declared `animationDidStop:finished:context:`.
  public class func setAnimationDidStop(_ selector: Selector?) {
    set { $0.didStop = selector }
  }
  /// The duration in seconds, which `inheritedAnimationDuration` returns until the block is closed.
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
