extension UIColor {
  public class var black: UIColor { Fixed.black }
  /// One third white, in light and dark.
  public class var darkGray: UIColor { Fixed.darkGray }
  /// Two thirds white, in light and dark.
  public class var lightGray: UIColor { Fixed.lightGray }
  public class var white: UIColor { Fixed.white }
  /// Half white, in light and dark.
  public class var gray: UIColor { Fixed.gray }
  public class var red: UIColor { Fixed.red }
  public class var green: UIColor { Fixed.green }
  public class var blue: UIColor { Fixed.blue }
  public class var cyan: UIColor { Fixed.cyan }
  public class var yellow: UIColor { Fixed.yellow }
  public class var magenta: UIColor { Fixed.magenta }
  /// Full red and half green.
  public class var orange: UIColor { Fixed.orange }
  /// Half red and half blue.
  public class var purple: UIColor { Fixed.purple }
  /// 60 % red, 40 % green and 20 % blue.
  public class var brown: UIColor { Fixed.brown }
  /// Black with an alpha of 0.
  public class var clear: UIColor { Fixed.clear }
  /// White with an alpha of 0.6, in light and dark.
  public class var lightText: UIColor { Fixed.lightText }
  /// Black in light and dark; `label` is what changes.
  public class var darkText: UIColor { Fixed.darkText }

  /// Each color is one object, as in UIKit; for the values see Measures, colors.
  private enum Fixed {
    static let black = UIColor(white: 0, alpha: 1)
    static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
    static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    static let white = UIColor(white: 1, alpha: 1)
    static let gray = UIColor(white: 0.5, alpha: 1)
    static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    static let clear = UIColor(white: 0, alpha: 0)
    static let lightText = UIColor(white: 1, alpha: 0.6)
    static let darkText = UIColor(white: 0, alpha: 1)
  }
}
