extension UIControl {
  /// The state of a control, which determines its look; `normal` is the empty set.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The state without any bits.
    public static let normal = State([])
    /// A touch is inside the control.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control is disabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control's `isSelected` is true.
    public static let selected = State(rawValue: 1 << 2)
    /// Never set here, because nothing is ever focused.
    public static let focused = State(rawValue: 1 << 3)
    /// A range of bits for states of the app's own.
    public static let application = State(rawValue: 0x00FF_0000)
    /// A range of bits that UIKit keeps for itself.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// The vertical alignment of content; `fill` stretches it.
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

  /// The horizontal alignment of content; leading and trailing depend on the writing direction.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing

    func resolved(isRightToLeft: Bool) -> ContentHorizontalAlignment {
      switch self {
      case .leading: isRightToLeft ? .right : .left
      case .trailing: isRightToLeft ? .left : .right
      default: self
      }
    }
  }

  var stateBits: State {
    var bits = State.normal
    if isHighlighted { bits.insert(.highlighted) }
    if !isEnabled { bits.insert(.disabled) }
    if isSelected { bits.insert(.selected) }
    return bits
  }
}
