/// How notifications of a kind are treated.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The app is told about dismissals.
  public static let customDismissAction = Self(rawValue: 1)
  /// Notifications are shown in cars.
  public static let allowInCarPlay = Self(rawValue: 2)
}
