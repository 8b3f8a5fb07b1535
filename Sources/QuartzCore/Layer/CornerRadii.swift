package import Foundation

/// The radii of a rectangle's four corners, in points.
package struct CornerRadii: Hashable, Sendable {
  package var topLeft: CGFloat
  package var topRight: CGFloat
  package var bottomRight: CGFloat
  package var bottomLeft: CGFloat

  init(
    topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat
  ) {
    (self.topLeft, self.topRight) = (topLeft, topRight)
    (self.bottomRight, self.bottomLeft) = (bottomRight, bottomLeft)
  }

  /// The radii with which a layer is drawn, none of them longer than half its shorter side.
  package init(of layer: CALayer) {
    if let shape = layer.cornerShape {
      self = shape.radii(of: layer)
      return
    }
    let bounds = layer.bounds
    let radius = min(layer.cornerRadius, bounds.width / 2, bounds.height / 2)
    func corner(_ mask: CACornerMask) -> CGFloat {
      layer.maskedCorners.contains(mask) ? max(0, radius) : 0
    }
    self.init(
      topLeft: corner(.layerMinXMinYCorner), topRight: corner(.layerMaxXMinYCorner),
      bottomRight: corner(.layerMaxXMaxYCorner), bottomLeft: corner(.layerMinXMaxYCorner))
  }

  var areZero: Bool { topLeft == 0 && topRight == 0 && bottomRight == 0 && bottomLeft == 0 }
}
