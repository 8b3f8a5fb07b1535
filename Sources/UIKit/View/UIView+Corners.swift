import DarkroomCoreGraphics
import DarkroomQuartzCore
public import Foundation

extension UIView {
  /// The configuration takes precedence over the layer's `cornerRadius` and `maskedCorners`; corners are square unless
  /// it is set.
  public var cornerConfiguration: UICornerConfiguration {
    get { layer.cornerShape.map(UICornerConfiguration.init) ?? .corners(radius: .fixed(0)) }
    set { layer.cornerShape = newValue.shape }
  }

  /// The current radius of a corner in points; the smallest one of several corners.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    let radii = CornerRadii(of: layer)
    let all: [(UIRectCorner, CGFloat)] = [
      (.topLeft, radii.topLeft), (.topRight, radii.topRight),
      (.bottomLeft, radii.bottomLeft), (.bottomRight, radii.bottomRight),
    ]
    return all.filter { corner.contains($0.0) }.map(\.1).min() ?? 0
  }
}
