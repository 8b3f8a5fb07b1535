/// Whether colours run along a line, grow from a centre or turn about it.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Made in the unit square and stretched: in bounds that are no square, lines of one colour are
  /// not perpendicular to the axis.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Around `startPoint`; the first colour lies in the direction of `endPoint`, measured in points.
  public static let conic = CAGradientLayerType(rawValue: "conic")
  /// Ellipses around `startPoint` whose half axes are its distances from `endPoint`.
  public static let radial = CAGradientLayerType(rawValue: "radial")
}
