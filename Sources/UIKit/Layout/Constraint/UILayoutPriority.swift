/// How much a constraint matters: 1 to 1000, the last of which is required.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// A constraint raises for 0, for less, and for more than 1000.
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

// Disfavored: many apps declare the same operators, and theirs are meant then.
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
