/// Selects which gestures of a view and its subviews are active.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Neither the gesture nor those inside the view.
  public static let none: GestureMask = []
  /// The added gesture without those inside the view.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures inside the view without the added one.
  public static let subviews = GestureMask(rawValue: 2)
  /// The added gesture and those inside the view.
  public static let all: GestureMask = [.gesture, .subviews]
}
