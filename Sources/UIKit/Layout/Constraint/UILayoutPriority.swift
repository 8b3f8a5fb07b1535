/// The importance of a constraint, from 1 to 1000, where 1000 is required.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The value; a constraint raises an exception for 0 or less, and for more than 1000.
  public var rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)

  var isRequired: Bool { rawValue >= 1000 }
}

// Disfavored, because many apps declare the same operators, and then theirs should be chosen.
extension UILayoutPriority {
  @_disfavoredOverload
  public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue + rhs)
  }
  @_disfavoredOverload
  public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(lhs.rawValue - rhs)
  }
  @_disfavoredOverload
  public static func += (lhs: inout UILayoutPriority, rhs: Float) { lhs.rawValue += rhs }
  @_disfavoredOverload
  public static func -= (lhs: inout UILayoutPriority, rhs: Float) { lhs.rawValue -= rhs }
}
