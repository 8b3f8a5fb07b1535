public import DarkroomUIKit

/// The traits of the screens for which `ViewImageConfig` has presets, without their sizes.
///
/// A phone has compact width and regular height; in landscape its height is compact. As in upstream, phones have the
/// text size `medium`, one below the default of iOS, and run from left to right; tablets use the screen's values for
/// both. Phones that upstream lacks are `@_disfavoredOverload`, as in `ViewImageConfig`.
extension UITraitCollection {
  /// The traits of an iPhone SE: compact width; regular height, compact in landscape.
  ///
  /// - Parameter orientation: portrait or landscape.
  public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneScreen.iPhoneSe.traits(orientation)
  }
  /// The traits of an iPhone 8: compact width; regular height, compact in landscape.
  ///
  /// - Parameter orientation: portrait or landscape.
  public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneScreen.iPhone8.traits(orientation)
  }
  /// The traits of an iPhone 8 Plus: regular width and compact height in landscape.
  ///
  /// - Parameter orientation: portrait or landscape.
  public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneScreen.iPhone8Plus.traits(orientation)
  }
  /// The traits of an iPhone X: compact width; regular height, compact in landscape.
  ///
  /// - Parameter orientation: portrait or landscape.
  public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneScreen.iPhoneX.traits(orientation)
  }
  /// The traits of an iPhone XS Max: regular width and compact height in landscape.
  ///
  /// - Parameter orientation: portrait or landscape.
  public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneScreen.iPhoneXsMax.traits(orientation)
  }
  /// The traits of an iPhone XR: regular width and compact height in landscape; no force touch.
  ///
  /// - Parameter orientation: portrait or landscape.
  public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneScreen.iPhoneXr.traits(orientation)
  }
  /// The traits of an iPhone 12: compact width; regular height, compact in landscape.
  ///
  /// - Parameter orientation: portrait or landscape.
  public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneScreen.iPhone12.traits(orientation)
  }
  /// The traits of an iPhone 12 Pro Max: regular width and compact height in landscape.
  ///
  /// - Parameter orientation: portrait or landscape.
  public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection
  {
    PhoneScreen.iPhone12ProMax.traits(orientation)
  }
  /// The traits of an iPhone 13: compact width; regular height, compact in landscape.
  ///
  /// - Parameter orientation: portrait or landscape.
  public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneScreen.iPhone13.traits(orientation)
  }
  /// The traits of an iPhone 13 Pro Max: regular width and compact height in landscape.
  ///
  /// - Parameter orientation: portrait or landscape.
  public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection
  {
    PhoneScreen.iPhone13ProMax.traits(orientation)
  }
  /// The traits of an iPhone 14: compact width; regular height, compact in landscape.
  ///
  /// - Parameter orientation: portrait or landscape.
  @_disfavoredOverload
  public static func iPhone14(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneScreen.iPhone14.traits(orientation)
  }
  /// The traits of an iPhone 14 Plus: regular width and compact height in landscape.
  ///
  /// - Parameter orientation: portrait or landscape.
  @_disfavoredOverload
  public static func iPhone14Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneScreen.iPhone14Plus.traits(orientation)
  }
  /// The traits of an iPhone 14 Pro: compact width; regular height, compact in landscape.
  ///
  /// - Parameter orientation: portrait or landscape.
  @_disfavoredOverload
  public static func iPhone14Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneScreen.iPhone14Pro.traits(orientation)
  }
  /// The traits of an iPhone 14 Pro Max: regular width and compact height in landscape.
  ///
  /// - Parameter orientation: portrait or landscape.
  @_disfavoredOverload
  public static func iPhone14ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection
  {
    PhoneScreen.iPhone14ProMax.traits(orientation)
  }
  /// The traits of an iPhone 15: compact width; regular height, compact in landscape.
  ///
  /// - Parameter orientation: portrait or landscape.
  @_disfavoredOverload
  public static func iPhone15(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneScreen.iPhone14Pro.traits(orientation)
  }
  /// The traits of an iPhone 15 Plus: regular width and compact height in landscape.
  ///
  /// - Parameter orientation: portrait or landscape.
  @_disfavoredOverload
  public static func iPhone15Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneScreen.iPhone14ProMax.traits(orientation)
  }
  /// The traits of an iPhone 15 Pro: compact width; regular height, compact in landscape.
  ///
  /// - Parameter orientation: portrait or landscape.
  @_disfavoredOverload
  public static func iPhone15Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneScreen.iPhone14Pro.traits(orientation)
  }
  /// The traits of an iPhone 15 Pro Max: regular width and compact height in landscape.
  ///
  /// - Parameter orientation: portrait or landscape.
  @_disfavoredOverload
  public static func iPhone15ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection
  {
    PhoneScreen.iPhone14ProMax.traits(orientation)
  }
  /// The traits of an iPhone 16: compact width; regular height, compact in landscape.
  ///
  /// - Parameter orientation: portrait or landscape.
  @_disfavoredOverload
  public static func iPhone16(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneScreen.iPhone14Pro.traits(orientation)
  }
  /// The traits of an iPhone 16 Plus: regular width and compact height in landscape.
  ///
  /// - Parameter orientation: portrait or landscape.
  @_disfavoredOverload
  public static func iPhone16Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneScreen.iPhone14ProMax.traits(orientation)
  }
  /// The traits of an iPhone 16 Pro: compact width; regular height, compact in landscape.
  ///
  /// - Parameter orientation: portrait or landscape.
  @_disfavoredOverload
  public static func iPhone16Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneScreen.iPhone16Pro.traits(orientation)
  }
  /// The traits of an iPhone 16 Pro Max: regular width and compact height in landscape.
  ///
  /// - Parameter orientation: portrait or landscape.
  @_disfavoredOverload
  public static func iPhone16ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection
  {
    PhoneScreen.iPhone16ProMax.traits(orientation)
  }
  /// The traits of an iPhone 17: compact width; regular height, compact in landscape.
  ///
  /// - Parameter orientation: portrait or landscape.
  @_disfavoredOverload
  public static func iPhone17(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneScreen.iPhone17.traits(orientation)
  }
  /// The traits of an iPhone 17 Pro: compact width; regular height, compact in landscape.
  ///
  /// - Parameter orientation: portrait or landscape.
  @_disfavoredOverload
  public static func iPhone17Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneScreen.iPhone17.traits(orientation)
  }
  /// The traits of an iPhone 17 Pro Max: regular width and compact height in landscape.
  ///
  /// - Parameter orientation: portrait or landscape.
  @_disfavoredOverload
  public static func iPhone17ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection
  {
    PhoneScreen.iPhone17ProMax.traits(orientation)
  }
  /// The traits of an iPhone Air: regular width and compact height in landscape.
  ///
  /// - Parameter orientation: portrait or landscape.
  @_disfavoredOverload
  public static func iPhoneAir(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneScreen.iPhoneAir.traits(orientation)
  }

  /// The traits of an iPad mini with the whole screen, in either orientation: regular width and height.
  public static let iPadMini = TabletScreen.traits(isCompact: false)
  /// The traits of up to half of the screen in landscape, or up to two thirds in portrait: compact width, regular
  /// height.
  public static let iPadMini_Compact_SplitView = TabletScreen.traits(isCompact: true)
  /// The traits of a 9.7-inch iPad with the whole screen, in either orientation: regular width and height.
  public static let iPad9_7 = TabletScreen.traits(isCompact: false)
  /// The traits of up to half of the screen in landscape, or up to two thirds in portrait: compact width, regular
  /// height.
  public static let iPad9_7_Compact_SplitView = TabletScreen.traits(isCompact: true)
  /// The traits of a 10.2-inch iPad with the whole screen, in either orientation: regular width and height.
  public static let iPad10_2 = TabletScreen.traits(isCompact: false)
  /// The traits of up to half of the screen in landscape, or up to two thirds in portrait: compact width, regular
  /// height.
  public static let iPad10_2_Compact_SplitView = TabletScreen.traits(isCompact: true)
  /// The traits of a 10.5-inch iPad Pro with the whole screen, in either orientation: regular width and height.
  public static let iPadPro10_5 = TabletScreen.traits(isCompact: false)
  /// The traits of up to half of the screen in landscape, or up to two thirds in portrait: compact width, regular
  /// height.
  public static let iPadPro10_5_Compact_SplitView = TabletScreen.traits(isCompact: true)
  /// The traits of an 11-inch iPad Pro with the whole screen, in either orientation: regular width and height.
  public static let iPadPro11 = TabletScreen.traits(isCompact: false)
  /// The traits of up to half of the screen in landscape, or up to two thirds in portrait: compact width, regular
  /// height.
  public static let iPadPro11_Compact_SplitView = TabletScreen.traits(isCompact: true)
  /// The traits of a 12.9-inch iPad Pro with the whole screen, in either orientation: regular width and height.
  public static let iPadPro12_9 = TabletScreen.traits(isCompact: false)
  /// The traits of a third of the screen in landscape, or up to two thirds in portrait: compact width, regular height.
  public static let iPadPro12_9_Compact_SplitView = TabletScreen.traits(isCompact: true)
}
