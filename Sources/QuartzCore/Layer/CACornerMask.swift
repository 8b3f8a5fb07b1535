/// Corners by where they lie in the layer's own coordinates.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Top left, where y points down as in UIKit.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// Top right, where y points down as in UIKit.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// Bottom left, where y points down as in UIKit.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// Bottom right, where y points down as in UIKit.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}
