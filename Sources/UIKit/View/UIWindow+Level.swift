import DarkroomCoreGraphics
public import Foundation

// Disfavored: many apps declare the same operators, and theirs are meant then.
extension UIWindow.Level {
  @_disfavoredOverload
  public static func + (lhs: UIWindow.Level, rhs: CGFloat) -> UIWindow.Level {
    UIWindow.Level(lhs.rawValue + rhs)
  }
  @_disfavoredOverload
  public static func - (lhs: UIWindow.Level, rhs: CGFloat) -> UIWindow.Level {
    UIWindow.Level(lhs.rawValue - rhs)
  }
  @_disfavoredOverload
  public static func += (lhs: inout UIWindow.Level, rhs: CGFloat) { lhs.rawValue += rhs }
  @_disfavoredOverload
  public static func -= (lhs: inout UIWindow.Level, rhs: CGFloat) { lhs.rawValue -= rhs }
}
