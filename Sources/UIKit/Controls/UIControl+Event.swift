extension UIControl {
  /// An event of a control: touches in the lower bits, changes of values and editing in the higher ones.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A touch began on the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch began that is not the first of several taps; `touchDown` is sent with it.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A touch moved inside the control; the area is that of `point(inside:with:)`.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A touch moved outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A touch moved into the control; `touchDragInside` follows.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A touch moved out of the control; `touchDragOutside` follows.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A touch ended inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A touch ended outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A touch was cancelled, for example by a gesture recognizer.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// A touch changed the value; setting the value in code sends no event.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control was used in its main way; buttons send it with `touchUpInside`.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu was opened by a touch; never sent here.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// A text field became the first responder.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// A text field's text was changed by `insertText(_:)` and similar methods, not by `text`.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A text field stopped being the first responder.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key was pressed in a text field, unless the delegate forbids it.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All events of text fields.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// A range of bits for events of the app's own.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// A range of bits that UIKit keeps for itself.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events, including an app's own.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}
