public import Foundation

/// A button of a remote control or keyboard.
///
/// Headless: tests make none, subclasses may.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// Where a press is, from down to up.
  public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }
  /// Which button of a remote or a keyboard is pressed.
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
