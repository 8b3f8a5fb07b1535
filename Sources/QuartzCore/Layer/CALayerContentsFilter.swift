/// How contents are sampled when they are stretched or shrunk.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Bilinear, also where contents shrink so far that pixels are passed over.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Bilinear where contents grow; where they shrink, the pixels that are covered are averaged.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
