/// Whether colors change along a line, outward from a center or around it.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Computed in the unit square and stretched: if the bounds aren't square, lines of one color are not perpendicular
  /// to the axis.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Around `startPoint`; the first color is in the direction of `endPoint`, measured in points.
  public static let conic = CAGradientLayerType(rawValue: "conic")
  /// Ellipses around `startPoint` whose semi-axes are its distances from `endPoint`.
  public static let radial = CAGradientLayerType(rawValue: "radial")
}
