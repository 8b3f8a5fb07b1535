/// Phones later than upstream's are `@_disfavoredOverload`: suites declare them themselves, and theirs
/// win.
extension ViewImageConfig {
  public static let iPhoneSe = iPhoneSe(.portrait)
  public static let iPhone8 = iPhone8(.portrait)
  public static let iPhone8Plus = iPhone8Plus(.portrait)
  public static let iPhoneX = iPhoneX(.portrait)
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)
  public static let iPhoneXr = iPhoneXr(.portrait)
  public static let iPhone12 = iPhone12(.portrait)
  public static let iPhone12Pro = iPhone12Pro(.portrait)
  public static let iPhone12ProMax = iPhone12ProMax(.portrait)
  public static let iPhone13 = iPhone13(.portrait)
  public static let iPhone13Pro = iPhone13Pro(.portrait)
  public static let iPhone13Mini = iPhone13Mini(.portrait)
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)
  @_disfavoredOverload
  public static let iPhone14 = iPhone14(.portrait)
  @_disfavoredOverload
  public static let iPhone14Plus = iPhone14Plus(.portrait)
  @_disfavoredOverload
  public static let iPhone14Pro = iPhone14Pro(.portrait)
  @_disfavoredOverload
  public static let iPhone14ProMax = iPhone14ProMax(.portrait)
  @_disfavoredOverload
  public static let iPhone15 = iPhone15(.portrait)
  @_disfavoredOverload
  public static let iPhone15Plus = iPhone15Plus(.portrait)
  @_disfavoredOverload
  public static let iPhone15Pro = iPhone15Pro(.portrait)
  @_disfavoredOverload
  public static let iPhone15ProMax = iPhone15ProMax(.portrait)
  @_disfavoredOverload
  public static let iPhone16 = iPhone16(.portrait)
  @_disfavoredOverload
  public static let iPhone16Plus = iPhone16Plus(.portrait)
  @_disfavoredOverload
  public static let iPhone16Pro = iPhone16Pro(.portrait)
  @_disfavoredOverload
  public static let iPhone16ProMax = iPhone16ProMax(.portrait)
  @_disfavoredOverload
  public static let iPhone17 = iPhone17(.portrait)
  @_disfavoredOverload
  public static let iPhone17Pro = iPhone17Pro(.portrait)
  @_disfavoredOverload
  public static let iPhone17ProMax = iPhone17ProMax(.portrait)
  @_disfavoredOverload
  public static let iPhoneAir = iPhoneAir(.portrait)

  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhoneSe.config(orientation)
  }
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone8.config(orientation)
  }
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone8Plus.config(orientation)
  }
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhoneX.config(orientation)
  }
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhoneXsMax.config(orientation)
  }
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhoneXr.config(orientation)
  }
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone12.config(orientation)
  }
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone12.config(orientation)
  }
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone12ProMax.config(orientation)
  }
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone13.config(orientation)
  }
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone13.config(orientation)
  }
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone13Mini.config(orientation)
  }
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone13ProMax.config(orientation)
  }
  @_disfavoredOverload
  public static func iPhone14(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone14.config(orientation)
  }
  @_disfavoredOverload
  public static func iPhone14Plus(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone14Plus.config(orientation)
  }
  @_disfavoredOverload
  public static func iPhone14Pro(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone14Pro.config(orientation)
  }
  @_disfavoredOverload
  public static func iPhone14ProMax(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone14ProMax.config(orientation)
  }
  @_disfavoredOverload
  public static func iPhone15(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone14Pro.config(orientation)
  }
  @_disfavoredOverload
  public static func iPhone15Plus(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone14ProMax.config(orientation)
  }
  @_disfavoredOverload
  public static func iPhone15Pro(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone14Pro.config(orientation)
  }
  @_disfavoredOverload
  public static func iPhone15ProMax(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone14ProMax.config(orientation)
  }
  @_disfavoredOverload
  public static func iPhone16(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone14Pro.config(orientation)
  }
  @_disfavoredOverload
  public static func iPhone16Plus(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone14ProMax.config(orientation)
  }
  @_disfavoredOverload
  public static func iPhone16Pro(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone16Pro.config(orientation)
  }
  @_disfavoredOverload
  public static func iPhone16ProMax(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone16ProMax.config(orientation)
  }
  @_disfavoredOverload
  public static func iPhone17(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone17.config(orientation)
  }
  @_disfavoredOverload
  public static func iPhone17Pro(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone17.config(orientation)
  }
  @_disfavoredOverload
  public static func iPhone17ProMax(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone17ProMax.config(orientation)
  }
  @_disfavoredOverload
  public static func iPhoneAir(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhoneAir.config(orientation)
  }
}
