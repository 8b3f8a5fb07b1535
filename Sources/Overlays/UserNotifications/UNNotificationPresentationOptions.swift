/// How a notification shows while the app is in front.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The app's badge changes.
  public static let badge = Self(rawValue: 1)
  /// The sound is played.
  public static let sound = Self(rawValue: 2)
  /// The older name of `list` and `banner` together.
  public static let alert = Self(rawValue: 4)
  /// The notification appears in the list of notifications.
  public static let list = Self(rawValue: 8)
  /// A banner is shown.
  public static let banner = Self(rawValue: 16)
}
