/// The interpolation between two key frames.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Values change steadily between key frames.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value stays until the time of the next key frame.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Values change at one speed in all steps; `keyTimes` are ignored.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Values follow a smooth curve through the key frames.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Values follow a smooth curve through the key frames; `keyTimes` are ignored.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}
