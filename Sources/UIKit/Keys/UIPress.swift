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

  /// In seconds; 0 unless a subclass overrides it.
  open var timestamp: TimeInterval { 0 }
  /// `began`, unless a subclass overrides it.
  open var phase: Phase { .began }
  /// `select`, unless a subclass overrides it.
  open var type: PressType { .select }
  /// Nil, unless a subclass overrides it.
  open var window: UIWindow? { nil }
  /// Nil, unless a subclass overrides it.
  open var responder: UIResponder? { nil }
  /// 0, unless a subclass overrides it.
  open var force: CGFloat { 0 }
  /// Nil, unless a subclass overrides it.
  open var key: UIKey? { nil }
  /// Nil, unless a subclass overrides it.
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
}
