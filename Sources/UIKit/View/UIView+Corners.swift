import DarkroomCoreGraphics
import DarkroomQuartzCore
public import Foundation

extension UIView {
  /// Goes before the layer's `cornerRadius` and `maskedCorners`; square corners unless set.
  public var cornerConfiguration: UICornerConfiguration {
    get { layer.cornerShape.map(UICornerConfiguration.init) ?? .corners(radius: .fixed(0)) }
    set { layer.cornerShape = newValue.shape }
  }

  /// The radius that a corner is drawn with now, in points; of several corners the smallest.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    let radii = CornerRadii(of: layer)
    let all: [(UIRectCorner, CGFloat)] = [
      (.topLeft, radii.topLeft), (.topRight, radii.topRight),
      (.bottomLeft, radii.bottomLeft), (.bottomRight, radii.bottomRight),
    ]
    return all.filter { corner.contains($0.0) }.map(\.1).min() ?? 0
  }
}
