/// The importance of a constraint, from 1 to 1000, where 1000 is required.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The value; a constraint raises an exception for 0 or less, and for more than 1000.
  public var rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The priority 1000, the default of constraints: the constraint must hold.
  public static let required = UILayoutPriority(1000)
  /// The priority 750, the default of content's resistance against compression.
  public static let defaultHigh = UILayoutPriority(750)
  /// The priority 510, above `sceneSizeStayPut`.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority 490, below `sceneSizeStayPut`.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The priority 250, the default of content hugging.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority 50, with which `systemLayoutSizeFitting(_:)` keeps the target size.
  public static let fittingSizeLevel = UILayoutPriority(50)

  var isRequired: Bool { rawValue >= 1000 }
}

// Disfavored, because many apps declare the same operators, and then theirs should be chosen.
extension UILayoutPriority {
  /// The priority that is `rhs` higher; the sum is not clamped to 1000.
  @_disfavoredOverload
  public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue + rhs)
  }
  /// The priority that is `rhs` lower; the difference is not clamped to 1.
  @_disfavoredOverload
  public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue - rhs)
  }
  @_disfavoredOverload
  public static func += (lhs: inout UILayoutPriority, rhs: Float) { lhs.rawValue += rhs }
  @_disfavoredOverload
  public static func -= (lhs: inout UILayoutPriority, rhs: Float) { lhs.rawValue -= rhs }
}
