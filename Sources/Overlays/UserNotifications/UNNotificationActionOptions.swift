/// What becomes of the app when the user acts.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The device has to be unlocked first.
  public static let authenticationRequired = Self(rawValue: 1)
  /// The title of the button is red.
  public static let destructive = Self(rawValue: 2)
  /// The app is opened.
  public static let foreground = Self(rawValue: 4)
}
