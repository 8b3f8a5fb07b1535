/// The shape of a stroke's ends; see `CGLineCap`.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The line ends exactly at its end point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A half circle extends the line by half of its width.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// A half square extends the line by half of its width.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}
