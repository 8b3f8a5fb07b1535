/// How contents are placed in bounds that differ from them in size.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the side of the greater y, which is the lower one in UIKit's layers.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the side of the smaller y, which is the upper one in UIKit's layers.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  public static let left = CALayerContentsGravity(rawValue: "left")
  public static let right = CALayerContentsGravity(rawValue: "right")
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits into the bounds without distortion, in the middle.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as covers the bounds without distortion; what sticks out shows unless the layer
  /// masks.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
