/// What notifications may do.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The app's badge changes.
  public static let badge = Self(rawValue: 1)
  /// Sounds are played.
  public static let sound = Self(rawValue: 2)
  /// Banners are shown.
  public static let alert = Self(rawValue: 4)
  /// Notifications are shown in cars.
  public static let carPlay = Self(rawValue: 8)
  /// Sounds are played even if the device is muted.
  public static let criticalAlert = Self(rawValue: 16)
  /// The app has settings of its own, to which the system leads.
  public static let providesAppNotificationSettings = Self(rawValue: 32)
  /// Notifications are delivered quietly, without asking the user.
  public static let provisional = Self(rawValue: 64)
}
