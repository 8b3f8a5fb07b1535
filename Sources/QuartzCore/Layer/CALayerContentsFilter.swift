/// How contents are sampled when they are scaled.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The color of the nearest pixel, without interpolation.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Bilinear sampling, even if contents shrink so much that pixels are skipped.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Bilinear sampling for contents that grow; for contents that shrink, the covered pixels are averaged.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
