import DarkroomUIKit

extension ViewImageConfig {
  public static let iPadMini = iPadMini(.landscape)

  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    TabletScreen.iPad9_7.config(orientation)
  }

  public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletScreen.iPad9_7.config(orientation)
  }

  public static let iPad9_7 = iPad9_7(.landscape)

  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
    TabletScreen.iPad9_7.config(orientation)
  }

  public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletScreen.iPad9_7.config(orientation)
  }

  public static let iPad10_2 = iPad10_2(.landscape)

  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
    TabletScreen.iPad10_2.config(orientation)
  }

  public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletScreen.iPad10_2.config(orientation)
  }

  public static let iPadPro10_5 = iPadPro10_5(.landscape)

  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    TabletScreen.iPadPro10_5.config(orientation)
  }

  public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletScreen.iPadPro10_5.config(orientation)
  }

  public static let iPadPro11 = iPadPro11(.landscape)

  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    TabletScreen.iPadPro11.config(orientation)
  }

  public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletScreen.iPadPro11.config(orientation)
  }

  public static let iPadPro12_9 = iPadPro12_9(.landscape)

  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    TabletScreen.iPadPro12_9.config(orientation)
  }

  public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletScreen.iPadPro12_9.config(orientation)
  }

  public static let tv = ViewImageConfig(
    safeArea: UIEdgeInsets(top: 60, left: 90, bottom: 60, right: 90),
    size: CGSize(width: 1920, height: 1080))
  public static let tv4K = ViewImageConfig(
    safeArea: UIEdgeInsets(top: 120, left: 180, bottom: 120, right: 180),
    size: CGSize(width: 3840, height: 2160))
}
