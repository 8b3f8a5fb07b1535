/// The shape of a corner: a circular arc, or the longer curve of app icons.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// UIKit's curve: a corner with radius r extends 1.528665 r along both sides.
  ///
  /// If half a side is shorter, the curve approaches a circular one.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
