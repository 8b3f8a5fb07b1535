extension Color {
  /// UIKit's `systemRed`, which differs in dark mode.
  public static let red = Color(uiColor: .systemRed)
  /// UIKit's `systemOrange`, which differs in dark mode.
  public static let orange = Color(uiColor: .systemOrange)
  /// UIKit's `systemYellow`, which differs in dark mode.
  public static let yellow = Color(uiColor: .systemYellow)
  /// UIKit's `systemGreen`, which differs in dark mode.
  public static let green = Color(uiColor: .systemGreen)
  /// UIKit's `systemMint`, which differs in dark mode.
  public static let mint = Color(uiColor: .systemMint)
  /// UIKit's `systemTeal`, which differs in dark mode.
  public static let teal = Color(uiColor: .systemTeal)
  /// UIKit's `systemCyan`, which differs in dark mode.
  public static let cyan = Color(uiColor: .systemCyan)
  /// UIKit's `systemBlue`, which differs in dark mode.
  public static let blue = Color(uiColor: .systemBlue)
  /// UIKit's `systemIndigo`, which differs in dark mode.
  public static let indigo = Color(uiColor: .systemIndigo)
  /// UIKit's `systemPurple`, which differs in dark mode.
  public static let purple = Color(uiColor: .systemPurple)
  /// UIKit's `systemPink`, which differs in dark mode.
  public static let pink = Color(uiColor: .systemPink)
  /// UIKit's `systemBrown`, which differs in dark mode.
  public static let brown = Color(uiColor: .systemBrown)
  /// Opaque white, in dark mode too.
  public static let white = Color(uiColor: .white)
  /// The middle gray of the system, which differs in dark mode.
  public static let gray = Color(uiColor: .systemGray)
  /// Opaque black, in dark mode too.
  public static let black = Color(uiColor: .black)
  /// Black with an opacity of 0.
  public static let clear = Color(uiColor: .clear)
  /// The color of the system's labels: black, or white in dark mode.
  public static let primary = Color(uiColor: .label)
  /// The color of the system's secondary labels, which is translucent.
  public static let secondary = Color(uiColor: .secondaryLabel)
  /// The color that `accentColor(_:)` has set around the view, or the tint color of UIKit.
  public static var accentColor: Color { Color(storage: .accent) }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { Color.red }
  public static var orange: Color { Color.orange }
  public static var yellow: Color { Color.yellow }
  public static var green: Color { Color.green }
  public static var mint: Color { Color.mint }
  public static var teal: Color { Color.teal }
  public static var cyan: Color { Color.cyan }
  public static var blue: Color { Color.blue }
  public static var indigo: Color { Color.indigo }
  public static var purple: Color { Color.purple }
  public static var pink: Color { Color.pink }
  public static var brown: Color { Color.brown }
  public static var white: Color { Color.white }
  public static var gray: Color { Color.gray }
  public static var black: Color { Color.black }
  public static var clear: Color { Color.clear }
}
