/// The shape of a stroke's corners; see `CGLineJoin`.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The outer edges are extended until they meet, up to `miterLimit`.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// A part of a circle fills the corner.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// A straight edge cuts off the corner.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
