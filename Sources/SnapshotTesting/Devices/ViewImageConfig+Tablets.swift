import DarkroomUIKit

extension ViewImageConfig {
  /// An iPad mini in landscape: 1024 × 768 points, safe area 20 at the top.
  public static let iPadMini = iPadMini(.landscape)

  /// An iPad mini with the whole screen, regular in both directions; in portrait its sides are swapped.
  ///
  /// - Parameter orientation: portrait or landscape.
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    TabletScreen.iPad9_7.config(orientation)
  }

  /// An iPad mini in Split View: widths of 320, 507 or 694 points in landscape, 320 or 438 in portrait.
  ///
  /// Two thirds of a landscape screen have regular width, and all smaller parts are compact. The safe area is that of
  /// the full screen.
  ///
  /// - Parameter orientation: portrait or landscape.
  public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletScreen.iPad9_7.config(orientation)
  }

  /// A 9.7-inch iPad in landscape: 1024 × 768 points, safe area 20 at the top.
  public static let iPad9_7 = iPad9_7(.landscape)

  /// A 9.7-inch iPad with the whole screen, regular in both directions; in portrait its sides are swapped.
  ///
  /// - Parameter orientation: portrait or landscape.
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
    TabletScreen.iPad9_7.config(orientation)
  }

  /// A 9.7-inch iPad in Split View: widths of 320, 507 or 694 points in landscape, 320 or 438 in portrait.
  ///
  /// Two thirds of a landscape screen have regular width, and all smaller parts are compact. The safe area is that of
  /// the full screen.
  ///
  /// - Parameter orientation: portrait or landscape.
  public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletScreen.iPad9_7.config(orientation)
  }

  /// A 10.2-inch iPad in landscape: 1080 × 810 points, safe area 20 at the top.
  public static let iPad10_2 = iPad10_2(.landscape)

  /// A 10.2-inch iPad with the whole screen, regular in both directions; in portrait its sides are swapped.
  ///
  /// - Parameter orientation: portrait or landscape.
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
    TabletScreen.iPad10_2.config(orientation)
  }

  /// A 10.2-inch iPad in Split View: widths of 320, 535 or 750 points in landscape, 320 or 480 in portrait.
  ///
  /// Two thirds of a landscape screen have regular width, and all smaller parts are compact. The safe area is that of
  /// the full screen.
  ///
  /// - Parameter orientation: portrait or landscape.
  public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletScreen.iPad10_2.config(orientation)
  }

  /// A 10.5-inch iPad Pro in landscape: 1112 × 834 points, safe area 20 at the top.
  public static let iPadPro10_5 = iPadPro10_5(.landscape)

  /// A 10.5-inch iPad Pro with the whole screen, regular in both directions; in portrait its sides are swapped.
  ///
  /// - Parameter orientation: portrait or landscape.
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    TabletScreen.iPadPro10_5.config(orientation)
  }

  /// A 10.5-inch iPad Pro in Split View: widths of 320, 551 or 782 points in landscape, 320 or 504 in portrait.
  ///
  /// Two thirds of a landscape screen have regular width, and all smaller parts are compact. The safe area is that of
  /// the full screen.
  ///
  /// - Parameter orientation: portrait or landscape.
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletScreen.iPadPro10_5.config(orientation)
  }

  /// An 11-inch iPad Pro in landscape: 1194 × 834 points, safe area 24 at the top and 20 at the bottom.
  public static let iPadPro11 = iPadPro11(.landscape)

  /// An 11-inch iPad Pro with the whole screen, regular in both directions; in portrait its sides are swapped.
  ///
  /// - Parameter orientation: portrait or landscape.
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    TabletScreen.iPadPro11.config(orientation)
  }

  /// An 11-inch iPad Pro in Split View: widths of 375, 592 or 809 points in landscape, 320 or 504 in portrait.
  ///
  /// Two thirds of a landscape screen have regular width, and all smaller parts are compact. The safe area is that of
  /// the full screen.
  ///
  /// - Parameter orientation: portrait or landscape.
  public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletScreen.iPadPro11.config(orientation)
  }

  /// A 12.9-inch iPad Pro in landscape: 1366 × 1024 points, safe area 20 at the top.
  public static let iPadPro12_9 = iPadPro12_9(.landscape)

  /// A 12.9-inch iPad Pro with the whole screen, regular in both directions; in portrait its sides are swapped.
  ///
  /// - Parameter orientation: portrait or landscape.
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    TabletScreen.iPadPro12_9.config(orientation)
  }

  /// A 12.9-inch iPad Pro in Split View: widths of 375, 678 or 981 points in landscape, 375 or 639 in portrait.
  ///
  /// Two thirds and half of a landscape screen have regular width, and all smaller parts are compact. The safe area is
  /// that of the full screen.
  ///
  /// - Parameter orientation: portrait or landscape.
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletScreen.iPadPro12_9.config(orientation)
  }

  /// A TV with 1920 × 1080 points; safe area 60 at top and bottom, 90 at the sides.
  public static let tv = ViewImageConfig(
    safeArea: UIEdgeInsets(top: 60, left: 90, bottom: 60, right: 90),
    size: CGSize(width: 1920, height: 1080))
  /// A 4K TV with 3840 × 2160 points; safe area 120 at top and bottom, 180 at the sides.
  public static let tv4K = ViewImageConfig(
    safeArea: UIEdgeInsets(top: 120, left: 180, bottom: 120, right: 180),
    size: CGSize(width: 3840, height: 2160))
}
