/// Phones in portrait and in either orientation.
///
/// Sizes are in points; the scale is that of the screen.
///
/// The models up to 2021 have upstream's measures. The measures of later models come from pull requests by its users,
/// and are `@_disfavoredOverload`: suites that declare such models themselves keep using their own.
extension ViewImageConfig {
  /// An iPhone SE in portrait: 320 × 568 points, safe area 20 at the top.
  public static let iPhoneSe = iPhoneSe(.portrait)
  /// An iPhone 8 in portrait: 375 × 667 points, safe area 20 at the top.
  public static let iPhone8 = iPhone8(.portrait)
  /// An iPhone 8 Plus in portrait: 414 × 736 points, safe area 20 at the top.
  public static let iPhone8Plus = iPhone8Plus(.portrait)
  /// An iPhone X in portrait: 375 × 812 points, safe area 44 at the top and 34 at the bottom.
  public static let iPhoneX = iPhoneX(.portrait)
  /// An iPhone XS Max in portrait: 414 × 896 points, safe area 44 at the top and 34 at the bottom.
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)
  /// An iPhone XR in portrait: 414 × 896 points, safe area 44 at the top and 34 at the bottom.
  public static let iPhoneXr = iPhoneXr(.portrait)
  /// An iPhone 12 in portrait: 390 × 844 points, safe area 47 at the top and 34 at the bottom.
  public static let iPhone12 = iPhone12(.portrait)
  /// An iPhone 12 Pro in portrait: 390 × 844 points, safe area 47 at the top and 34 at the bottom.
  public static let iPhone12Pro = iPhone12Pro(.portrait)
  /// An iPhone 12 Pro Max in portrait: 428 × 926 points, safe area 47 at the top and 34 at the bottom.
  public static let iPhone12ProMax = iPhone12ProMax(.portrait)
  /// An iPhone 13 in portrait: 390 × 844 points, safe area 47 at the top and 34 at the bottom.
  public static let iPhone13 = iPhone13(.portrait)
  /// An iPhone 13 Pro in portrait: 390 × 844 points, safe area 47 at the top and 34 at the bottom.
  public static let iPhone13Pro = iPhone13Pro(.portrait)
  /// An iPhone 13 Mini in portrait: 375 × 812 points, safe area 50 at the top and 34 at the bottom.
  public static let iPhone13Mini = iPhone13Mini(.portrait)
  /// An iPhone 13 Pro Max in portrait: 428 × 926 points, safe area 47 at the top and 34 at the bottom.
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)
  /// An iPhone 14 in portrait: 390 × 844 points, safe area 47 at the top and 34 at the bottom.
  @_disfavoredOverload
  public static let iPhone14 = iPhone14(.portrait)
  /// An iPhone 14 Plus in portrait: 428 × 926 points, safe area 47 at the top and 34 at the bottom.
  @_disfavoredOverload
  public static let iPhone14Plus = iPhone14Plus(.portrait)
  /// An iPhone 14 Pro in portrait: 393 × 852 points, safe area 59 at the top and 34 at the bottom.
  @_disfavoredOverload
  public static let iPhone14Pro = iPhone14Pro(.portrait)
  /// An iPhone 14 Pro Max in portrait: 430 × 932 points, safe area 59 at the top and 34 at the bottom.
  @_disfavoredOverload
  public static let iPhone14ProMax = iPhone14ProMax(.portrait)
  /// An iPhone 15 in portrait: 393 × 852 points, safe area 59 at the top and 34 at the bottom.
  @_disfavoredOverload
  public static let iPhone15 = iPhone15(.portrait)
  /// An iPhone 15 Plus in portrait: 430 × 932 points, safe area 59 at the top and 34 at the bottom.
  @_disfavoredOverload
  public static let iPhone15Plus = iPhone15Plus(.portrait)
  /// An iPhone 15 Pro in portrait: 393 × 852 points, safe area 59 at the top and 34 at the bottom.
  @_disfavoredOverload
  public static let iPhone15Pro = iPhone15Pro(.portrait)
  /// An iPhone 15 Pro Max in portrait: 430 × 932 points, safe area 59 at the top and 34 at the bottom.
  @_disfavoredOverload
  public static let iPhone15ProMax = iPhone15ProMax(.portrait)
  /// An iPhone 16 in portrait: 393 × 852 points, safe area 59 at the top and 34 at the bottom.
  @_disfavoredOverload
  public static let iPhone16 = iPhone16(.portrait)
  /// An iPhone 16 Plus in portrait: 430 × 932 points, safe area 59 at the top and 34 at the bottom.
  @_disfavoredOverload
  public static let iPhone16Plus = iPhone16Plus(.portrait)
  /// An iPhone 16 Pro in portrait: 402 × 874 points, safe area 62 at the top and 34 at the bottom.
  @_disfavoredOverload
  public static let iPhone16Pro = iPhone16Pro(.portrait)
  /// An iPhone 16 Pro Max in portrait: 440 × 956 points, safe area 62 at the top and 34 at the bottom.
  @_disfavoredOverload
  public static let iPhone16ProMax = iPhone16ProMax(.portrait)
  /// An iPhone 17 in portrait: 402 × 874 points, safe area 62 at the top and 34 at the bottom.
  @_disfavoredOverload
  public static let iPhone17 = iPhone17(.portrait)
  /// An iPhone 17 Pro in portrait: 402 × 874 points, safe area 62 at the top and 34 at the bottom.
  @_disfavoredOverload
  public static let iPhone17Pro = iPhone17Pro(.portrait)
  /// An iPhone 17 Pro Max in portrait: 440 × 956 points, safe area 62 at the top and 34 at the bottom.
  @_disfavoredOverload
  public static let iPhone17ProMax = iPhone17ProMax(.portrait)
  /// An iPhone Air in portrait: 420 × 912 points, safe area 68 at the top and 34 at the bottom.
  @_disfavoredOverload
  public static let iPhoneAir = iPhoneAir(.portrait)

  /// An iPhone SE; in landscape 568 × 320 points, no safe area; compact width.
  ///
  /// - Parameter orientation: portrait or landscape.
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhoneSe.config(orientation)
  }
  /// An iPhone 8; in landscape 667 × 375 points, no safe area; compact width.
  ///
  /// - Parameter orientation: portrait or landscape.
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone8.config(orientation)
  }
  /// An iPhone 8 Plus; in landscape 736 × 414 points, no safe area; regular width.
  ///
  /// - Parameter orientation: portrait or landscape.
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone8Plus.config(orientation)
  }
  /// An iPhone X; in landscape 812 × 375 points, safe area 44 at each side, 24 at the bottom; compact width.
  ///
  /// - Parameter orientation: portrait or landscape.
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhoneX.config(orientation)
  }
  /// An iPhone XS Max; in landscape 896 × 414 points, safe area 44 at each side, 24 at the bottom; regular width.
  ///
  /// - Parameter orientation: portrait or landscape.
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhoneXsMax.config(orientation)
  }
  /// An iPhone XR; in landscape 896 × 414 points, safe area 44 at each side, 24 at the bottom; regular width.
  ///
  /// - Parameter orientation: portrait or landscape.
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhoneXr.config(orientation)
  }
  /// An iPhone 12; in landscape 844 × 390 points, safe area 47 at each side, 21 at the bottom; compact width.
  ///
  /// - Parameter orientation: portrait or landscape.
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone12.config(orientation)
  }
  /// An iPhone 12 Pro; in landscape 844 × 390 points, safe area 47 at each side, 21 at the bottom; compact width.
  ///
  /// - Parameter orientation: portrait or landscape.
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone12.config(orientation)
  }
  /// An iPhone 12 Pro Max; in landscape 926 × 428 points, safe area 47 at each side, 21 at the bottom; regular width.
  ///
  /// - Parameter orientation: portrait or landscape.
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone12ProMax.config(orientation)
  }
  /// An iPhone 13; in landscape 844 × 390 points, safe area 47 at each side, 21 at the bottom; compact width.
  ///
  /// - Parameter orientation: portrait or landscape.
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone13.config(orientation)
  }
  /// An iPhone 13 Pro; in landscape 844 × 390 points, safe area 47 at each side, 21 at the bottom; compact width.
  ///
  /// - Parameter orientation: portrait or landscape.
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone13.config(orientation)
  }
  /// An iPhone 13 Mini; in landscape 812 × 375 points, safe area 50 at each side, 21 at the bottom; compact width.
  ///
  /// - Parameter orientation: portrait or landscape.
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone13Mini.config(orientation)
  }
  /// An iPhone 13 Pro Max; in landscape 926 × 428 points, safe area 47 at each side, 21 at the bottom; regular width.
  ///
  /// - Parameter orientation: portrait or landscape.
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone13ProMax.config(orientation)
  }
  /// An iPhone 14; in landscape 844 × 390 points, safe area 47 at each side, 21 at the bottom; compact width.
  ///
  /// - Parameter orientation: portrait or landscape.
  @_disfavoredOverload
  public static func iPhone14(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone14.config(orientation)
  }
  /// An iPhone 14 Plus; in landscape 926 × 428 points, safe area 47 at each side, 21 at the bottom; regular width.
  ///
  /// - Parameter orientation: portrait or landscape.
  @_disfavoredOverload
  public static func iPhone14Plus(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone14Plus.config(orientation)
  }
  /// An iPhone 14 Pro; in landscape 852 × 393 points, safe area 59 at each side, 21 at the bottom; compact width.
  ///
  /// - Parameter orientation: portrait or landscape.
  @_disfavoredOverload
  public static func iPhone14Pro(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone14Pro.config(orientation)
  }
  /// An iPhone 14 Pro Max; in landscape 932 × 430 points, safe area 59 at each side, 21 at the bottom; regular width.
  ///
  /// - Parameter orientation: portrait or landscape.
  @_disfavoredOverload
  public static func iPhone14ProMax(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone14ProMax.config(orientation)
  }
  /// An iPhone 15; in landscape 852 × 393 points, safe area 59 at each side, 21 at the bottom; compact width.
  ///
  /// - Parameter orientation: portrait or landscape.
  @_disfavoredOverload
  public static func iPhone15(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone14Pro.config(orientation)
  }
  /// An iPhone 15 Plus; in landscape 932 × 430 points, safe area 59 at each side, 21 at the bottom; regular width.
  ///
  /// - Parameter orientation: portrait or landscape.
  @_disfavoredOverload
  public static func iPhone15Plus(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone14ProMax.config(orientation)
  }
  /// An iPhone 15 Pro; in landscape 852 × 393 points, safe area 59 at each side, 21 at the bottom; compact width.
  ///
  /// - Parameter orientation: portrait or landscape.
  @_disfavoredOverload
  public static func iPhone15Pro(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone14Pro.config(orientation)
  }
  /// An iPhone 15 Pro Max; in landscape 932 × 430 points, safe area 59 at each side, 21 at the bottom; regular width.
  ///
  /// - Parameter orientation: portrait or landscape.
  @_disfavoredOverload
  public static func iPhone15ProMax(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone14ProMax.config(orientation)
  }
  /// An iPhone 16; in landscape 852 × 393 points, safe area 59 at each side, 21 at the bottom; compact width.
  ///
  /// - Parameter orientation: portrait or landscape.
  @_disfavoredOverload
  public static func iPhone16(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone14Pro.config(orientation)
  }
  /// An iPhone 16 Plus; in landscape 932 × 430 points, safe area 59 at each side, 21 at the bottom; regular width.
  ///
  /// - Parameter orientation: portrait or landscape.
  @_disfavoredOverload
  public static func iPhone16Plus(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone14ProMax.config(orientation)
  }
  /// An iPhone 16 Pro; in landscape 874 × 402 points, safe area 62 at each side, 21 at the bottom; compact width.
  ///
  /// - Parameter orientation: portrait or landscape.
  @_disfavoredOverload
  public static func iPhone16Pro(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone16Pro.config(orientation)
  }
  /// An iPhone 16 Pro Max; in landscape 956 × 440 points, safe area 62 at each side, 21 at the bottom; regular width.
  ///
  /// - Parameter orientation: portrait or landscape.
  @_disfavoredOverload
  public static func iPhone16ProMax(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone16ProMax.config(orientation)
  }
  /// An iPhone 17; in landscape 874 × 402 points, safe area 62 at each side, 20 at the bottom, 20 at the top;
  /// compact width.
  ///
  /// - Parameter orientation: portrait or landscape.
  @_disfavoredOverload
  public static func iPhone17(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone17.config(orientation)
  }
  /// An iPhone 17 Pro; in landscape 874 × 402 points, safe area 62 at each side, 20 at the bottom, 20 at the top;
  /// compact width.
  ///
  /// - Parameter orientation: portrait or landscape.
  @_disfavoredOverload
  public static func iPhone17Pro(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone17.config(orientation)
  }
  /// An iPhone 17 Pro Max; in landscape 956 × 440 points, safe area 62 at each side, 20 at the bottom, 20 at the top;
  /// regular width.
  ///
  /// - Parameter orientation: portrait or landscape.
  @_disfavoredOverload
  public static func iPhone17ProMax(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhone17ProMax.config(orientation)
  }
  /// An iPhone Air; in landscape 912 × 420 points, safe area 68 at each side, 29 at the bottom, 20 at the top;
  /// regular width.
  ///
  /// - Parameter orientation: portrait or landscape.
  @_disfavoredOverload
  public static func iPhoneAir(_ orientation: Orientation) -> ViewImageConfig {
    PhoneScreen.iPhoneAir.config(orientation)
  }
}
