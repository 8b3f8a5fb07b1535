/// The rule for which points are inside of a path that crosses itself.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Points are inside if the path winds around them in one direction more often than in the other.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Points are inside if a ray from them crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
