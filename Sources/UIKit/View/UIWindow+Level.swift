import DarkroomCoreGraphics
public import Foundation

// These operators are disfavored: many apps declare the same ones, and theirs take precedence.
extension UIWindow.Level {
  /// The level that is `rhs` higher.
  @_disfavoredOverload
  public static func + (lhs: UIWindow.Level, rhs: CGFloat) -> UIWindow.Level {
    UIWindow.Level(lhs.rawValue + rhs)
  }
  /// The level that is `rhs` lower.
  @_disfavoredOverload
  public static func - (lhs: UIWindow.Level, rhs: CGFloat) -> UIWindow.Level {
    UIWindow.Level(lhs.rawValue - rhs)
  }
  @_disfavoredOverload
  public static func += (lhs: inout UIWindow.Level, rhs: CGFloat) { lhs.rawValue += rhs }
  @_disfavoredOverload
  public static func -= (lhs: inout UIWindow.Level, rhs: CGFloat) { lhs.rawValue -= rhs }
}
