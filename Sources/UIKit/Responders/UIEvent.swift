public import Foundation

/// The state of the fingers on the screen at one moment.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// What an event is about.
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
    case scroll = 10, hover, transform = 14
  }
  /// Which buttons of a pointer are down.
  public struct ButtonMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let primary = ButtonMask(rawValue: 1)
    public static let secondary = ButtonMask(rawValue: 2)
    /// The button of that number, from 1.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: 1 << max(0, buttonNumber - 1))
    }
  }
  /// The kind of motion in a motion event.
  public enum EventSubtype: Int, Sendable { case none, motionShake }

  /// `touches`, unless a subclass overrides it.
  open var type: EventType { .touches }
  /// `none`, unless a subclass overrides it.
  open var subtype: EventSubtype { .none }
  /// Headless: no key is held.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// Headless: there is no pointer.
  open var buttonMask: ButtonMask { [] }
  /// Headless: always 0 seconds.
  open internal(set) var timestamp: TimeInterval = 0
  /// Nil if there are no touches.
  open var allTouches: Set<UITouch>? { storedTouches.isEmpty ? nil : storedTouches }

  var storedTouches: Set<UITouch> = []

  public override init() { super.init() }

  package convenience init(touches: Set<UITouch>) {
    self.init()
    storedTouches = touches
  }

  /// Nil if no touch is in the window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    nonEmpty { $0.window === window }
  }
  /// Nil if no touch began in the view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    nonEmpty { $0.view === view }
  }
  /// Nil if the recognizer tracks no touch.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    nonEmpty { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }
  /// The touch itself: between two positions of a test there are no others.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  /// Always empty.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }

  private func nonEmpty(_ isIncluded: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = storedTouches.filter(isIncluded)
    return found.isEmpty ? nil : found
  }
}
