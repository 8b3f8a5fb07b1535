/// How a corner bends: an arc of a circle, or the longer curve of app icons.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// UIKit's curve: a corner of radius r reaches 1.528665 r along both sides.
  ///
  /// Where half a side is shorter, it goes over into a circular one.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
