/// The placement of contents in bounds of another size.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the middle, at the contents' own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the side with the greater y, which is the lower one in UIKit's layers.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the side with the smaller y, which is the upper one in UIKit's layers.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the left side, in the middle of the height, at the contents' own size.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the right side, in the middle of the height, at the contents' own size.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// At the left side with the greater y, which is the lower one in UIKit's layers.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// At the right side with the greater y, which is the lower one in UIKit's layers.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// At the left side with the smaller y, which is the upper one in UIKit's layers.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// At the right side with the smaller y, which is the upper one in UIKit's layers.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds; the proportions change.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as the bounds allow without distortion, centered.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as possible while covering the bounds without distortion; parts outside are visible unless the layer
  /// masks.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
