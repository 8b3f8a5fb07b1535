/// The causes for which content stays away from the edges.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The areas of bars, of the status bar and of the home indicator.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The area of the keyboard, which is never shown here.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}
