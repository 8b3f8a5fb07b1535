/// Phones, upright and in either orientation; numbers are points, the pixels to a point are the screen's.
///
/// The models up to 2021 have upstream's numbers. Those of later ones come from pull requests of its users,
/// and are `@_disfavoredOverload`: suites declare them themselves, and theirs win.
extension ViewImageConfig {
  /// Portrait: 320 × 568 points, safe area 20 at the top.
  public static let iPhoneSe = iPhoneSe(.portrait)
  /// Portrait: 375 × 667 points, safe area 20 at the top.
  public static let iPhone8 = iPhone8(.portrait)
  /// Portrait: 414 × 736 points, safe area 20 at the top.
  public static let iPhone8Plus = iPhone8Plus(.portrait)
  /// Portrait: 375 × 812 points, safe area 44 at the top and 34 at the bottom.
  public static let iPhoneX = iPhoneX(.portrait)
  /// Portrait: 414 × 896 points, safe area 44 at the top and 34 at the bottom.
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)
  /// Portrait: 414 × 896 points, safe area 44 at the top and 34 at the bottom.
  public static let iPhoneXr = iPhoneXr(.portrait)
  /// Portrait: 390 × 844 points, safe area 47 at the top and 34 at the bottom.
  public static let iPhone12 = iPhone12(.portrait)
  /// Portrait: 390 × 844 points, safe area 47 at the top and 34 at the bottom.
  public static let iPhone12Pro = iPhone12Pro(.portrait)
  /// Portrait: 428 × 926 points, safe area 47 at the top and 34 at the bottom.
  public static let iPhone12ProMax = iPhone12ProMax(.portrait)
  /// Portrait: 390 × 844 points, safe area 47 at the top and 34 at the bottom.
  public static let iPhone13 = iPhone13(.portrait)
  /// Portrait: 390 × 844 points, safe area 47 at the top and 34 at the bottom.
  public static let iPhone13Pro = iPhone13Pro(.portrait)
  /// Portrait: 375 × 812 points, safe area 50 at the top and 34 at the bottom.
  public static let iPhone13Mini = iPhone13Mini(.portrait)
  /// Portrait: 428 × 926 points, safe area 47 at the top and 34 at the bottom.
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)
  /// Portrait: 390 × 844 points, safe area 47 at the top and 34 at the bottom.
  @_disfavoredOverload
  public static let iPhone14 = iPhone14(.portrait)
  /// Portrait: 428 × 926 points, safe area 47 at the top and 34 at the bottom.
  @_disfavoredOverload
  public static let iPhone14Plus = iPhone14Plus(.portrait)
  /// Portrait: 393 × 852 points, safe area 59 at the top and 34 at the bottom.
  @_disfavoredOverload
  public static let iPhone14Pro = iPhone14Pro(.portrait)
  /// Portrait: 430 × 932 points, safe area 59 at the top and 34 at the bottom.
  @_disfavoredOverload
  public static let iPhone14ProMax = iPhone14ProMax(.portrait)
  /// Portrait: 393 × 852 points, safe area 59 at the top and 34 at the bottom.
  @_disfavoredOverload
  public static let iPhone15 = iPhone15(.portrait)
  /// Portrait: 430 × 932 points, safe area 59 at the top and 34 at the bottom.
  @_disfavoredOverload
  public static let iPhone15Plus = iPhone15Plus(.portrait)
  /// Portrait: 393 × 852 points, safe area 59 at the top and 34 at the bottom.
  @_disfavoredOverload
  public static let iPhone15Pro = iPhone15Pro(.portrait)
  /// Portrait: 430 × 932 points, safe area 59 at the top and 34 at the bottom.
  @_disfavoredOverload
  public static let iPhone15ProMax = iPhone15ProMax(.portrait)
  /// Portrait: 393 × 852 points, safe area 59 at the top and 34 at the bottom.
  @_disfavoredOverload
  public static let iPhone16 = iPhone16(.portrait)
  /// Portrait: 430 × 932 points, safe area 59 at the top and 34 at the bottom.
  @_disfavoredOverload
  public static let iPhone16Plus = iPhone16Plus(.portrait)
  /// Portrait: 402 × 874 points, safe area 62 at the top and 34 at the bottom.
  @_disfavoredOverload
  public static let iPhone16Pro = iPhone16Pro(.portrait)
  /// Portrait: 440 × 956 points, safe area 62 at the top and 34 at the bottom.
  @_disfavoredOverload
  public static let iPhone16ProMax = iPhone16ProMax(.portrait)
  /// Portrait: 402 × 874 points, safe area 62 at the top and 34 at the bottom.
  @_disfavoredOverload
  public static let iPhone17 = iPhone17(.portrait)
  /// Portrait: 402 × 874 points, safe area 62 at the top and 34 at the bottom.
  @_disfavoredOverload
  public static let iPhone17Pro = iPhone17Pro(.portrait)
  /// Portrait: 440 × 956 points, safe area 62 at the top and 34 at the bottom.
  @_disfavoredOverload
  public static let iPhone17ProMax = iPhone17ProMax(.portrait)
  /// Portrait: 420 × 912 points, safe area 68 at the top and 34 at the bottom.
  @_disfavoredOverload
  public static let iPhoneAir = iPhoneAir(.portrait)

  /// Landscape: 568 × 320 points, no safe area; compact width.
  ///
  /// - Parameter orientation: portrait or landscape.
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhoneSe.config(orientation)
  }
  /// Landscape: 667 × 375 points, no safe area; compact width.
  ///
  /// - Parameter orientation: portrait or landscape.
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone8.config(orientation)
  }
  /// Landscape: 736 × 414 points, no safe area; regular width.
  ///
  /// - Parameter orientation: portrait or landscape.
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone8Plus.config(orientation)
  }
  /// Landscape: 812 × 375 points, safe area 44 at each side, 24 at the bottom; compact width.
  ///
  /// - Parameter orientation: portrait or landscape.
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhoneX.config(orientation)
  }
  /// Landscape: 896 × 414 points, safe area 44 at each side, 24 at the bottom; regular width.
  ///
  /// - Parameter orientation: portrait or landscape.
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhoneXsMax.config(orientation)
  }
  /// Landscape: 896 × 414 points, safe area 44 at each side, 24 at the bottom; regular width.
  ///
  /// - Parameter orientation: portrait or landscape.
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhoneXr.config(orientation)
  }
  /// Landscape: 844 × 390 points, safe area 47 at each side, 21 at the bottom; compact width.
  ///
  /// - Parameter orientation: portrait or landscape.
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone12.config(orientation)
  }
  /// Landscape: 844 × 390 points, safe area 47 at each side, 21 at the bottom; compact width.
  ///
  /// - Parameter orientation: portrait or landscape.
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone12.config(orientation)
  }
  /// Landscape: 926 × 428 points, safe area 47 at each side, 21 at the bottom; regular width.
  ///
  /// - Parameter orientation: portrait or landscape.
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone12ProMax.config(orientation)
  }
  /// Landscape: 844 × 390 points, safe area 47 at each side, 21 at the bottom; compact width.
  ///
  /// - Parameter orientation: portrait or landscape.
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone13.config(orientation)
  }
  /// Landscape: 844 × 390 points, safe area 47 at each side, 21 at the bottom; compact width.
  ///
  /// - Parameter orientation: portrait or landscape.
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone13.config(orientation)
  }
  /// Landscape: 812 × 375 points, safe area 50 at each side, 21 at the bottom; compact width.
  ///
  /// - Parameter orientation: portrait or landscape.
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone13Mini.config(orientation)
  }
  /// Landscape: 926 × 428 points, safe area 47 at each side, 21 at the bottom; regular width.
  ///
  /// - Parameter orientation: portrait or landscape.
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone13ProMax.config(orientation)
  }
  /// Landscape: 844 × 390 points, safe area 47 at each side, 21 at the bottom; compact width.
  ///
  /// - Parameter orientation: portrait or landscape.
  @_disfavoredOverload
  public static func iPhone14(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone14.config(orientation)
  }
  /// Landscape: 926 × 428 points, safe area 47 at each side, 21 at the bottom; regular width.
  ///
  /// - Parameter orientation: portrait or landscape.
  @_disfavoredOverload
  public static func iPhone14Plus(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone14Plus.config(orientation)
  }
  /// Landscape: 852 × 393 points, safe area 59 at each side, 21 at the bottom; compact width.
  ///
  /// - Parameter orientation: portrait or landscape.
  @_disfavoredOverload
  public static func iPhone14Pro(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone14Pro.config(orientation)
  }
  /// Landscape: 932 × 430 points, safe area 59 at each side, 21 at the bottom; regular width.
  ///
  /// - Parameter orientation: portrait or landscape.
  @_disfavoredOverload
  public static func iPhone14ProMax(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone14ProMax.config(orientation)
  }
  /// Landscape: 852 × 393 points, safe area 59 at each side, 21 at the bottom; compact width.
  ///
  /// - Parameter orientation: portrait or landscape.
  @_disfavoredOverload
  public static func iPhone15(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone14Pro.config(orientation)
  }
  /// Landscape: 932 × 430 points, safe area 59 at each side, 21 at the bottom; regular width.
  ///
  /// - Parameter orientation: portrait or landscape.
  @_disfavoredOverload
  public static func iPhone15Plus(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone14ProMax.config(orientation)
  }
  /// Landscape: 852 × 393 points, safe area 59 at each side, 21 at the bottom; compact width.
  ///
  /// - Parameter orientation: portrait or landscape.
  @_disfavoredOverload
  public static func iPhone15Pro(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone14Pro.config(orientation)
  }
  /// Landscape: 932 × 430 points, safe area 59 at each side, 21 at the bottom; regular width.
  ///
  /// - Parameter orientation: portrait or landscape.
  @_disfavoredOverload
  public static func iPhone15ProMax(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone14ProMax.config(orientation)
  }
  /// Landscape: 852 × 393 points, safe area 59 at each side, 21 at the bottom; compact width.
  ///
  /// - Parameter orientation: portrait or landscape.
  @_disfavoredOverload
  public static func iPhone16(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone14Pro.config(orientation)
  }
  /// Landscape: 932 × 430 points, safe area 59 at each side, 21 at the bottom; regular width.
  ///
  /// - Parameter orientation: portrait or landscape.
  @_disfavoredOverload
  public static func iPhone16Plus(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone14ProMax.config(orientation)
  }
  /// Landscape: 874 × 402 points, safe area 62 at each side, 21 at the bottom; compact width.
  ///
  /// - Parameter orientation: portrait or landscape.
  @_disfavoredOverload
  public static func iPhone16Pro(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone16Pro.config(orientation)
  }
  /// Landscape: 956 × 440 points, safe area 62 at each side, 21 at the bottom; regular width.
  ///
  /// - Parameter orientation: portrait or landscape.
  @_disfavoredOverload
  public static func iPhone16ProMax(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone16ProMax.config(orientation)
  }
  /// Landscape: 874 × 402 points, safe area 62 at each side, 20 at the bottom, 20 at the top;
  /// compact width.
  ///
  /// - Parameter orientation: portrait or landscape.
  @_disfavoredOverload
  public static func iPhone17(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone17.config(orientation)
  }
  /// Landscape: 874 × 402 points, safe area 62 at each side, 20 at the bottom, 20 at the top;
  /// compact width.
  ///
  /// - Parameter orientation: portrait or landscape.
  @_disfavoredOverload
  public static func iPhone17Pro(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone17.config(orientation)
  }
  /// Landscape: 956 × 440 points, safe area 62 at each side, 20 at the bottom, 20 at the top;
  /// regular width.
  ///
  /// - Parameter orientation: portrait or landscape.
  @_disfavoredOverload
  public static func iPhone17ProMax(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone17ProMax.config(orientation)
  }
  /// Landscape: 912 × 420 points, safe area 68 at each side, 29 at the bottom, 20 at the top;
  /// regular width.
  ///
  /// - Parameter orientation: portrait or landscape.
  @_disfavoredOverload
  public static func iPhoneAir(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhoneAir.config(orientation)
  }
}
