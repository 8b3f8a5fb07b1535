/// What a time is besides a number.
public struct CMTimeFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The time is a number, an infinity or indefinite.
  public static let valid = Self(rawValue: 1)
  /// The number is not exact.
  public static let hasBeenRounded = Self(rawValue: 2)
  /// The time is after all others.
  public static let positiveInfinity = Self(rawValue: 4)
  /// The time is before all others.
  public static let negativeInfinity = Self(rawValue: 8)
  /// The time has no known value.
  public static let indefinite = Self(rawValue: 16)
  /// The flags of times that are not numbers.
  public static let impliedValueFlagsMask: Self = [
    .positiveInfinity, .negativeInfinity, .indefinite,
  ]
}
