public import Foundation

/// A press of a button on a remote control or keyboard.
///
/// Tests cannot create one, except as a subclass.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// The phase of a press, from down to up.
  public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }
  /// The button of a remote control or keyboard that is pressed.
  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    case pageUp = 30
    case pageDown
  }

  public override init() { super.init() }

  open var timestamp: TimeInterval { 0 }
  open var phase: Phase { .began }
  open var type: PressType { .select }
  open var window: UIWindow? { nil }
  open var responder: UIResponder? { nil }
  open var force: CGFloat { 0 }
  open var key: UIKey? { nil }
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
}
