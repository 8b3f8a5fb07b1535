/// The values that an animation shows before it begins and after it ends.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The last value stays after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value shows before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The first value shows before the beginning, and the last value stays after the end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// The layer's own value shows before the beginning and after the end.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
