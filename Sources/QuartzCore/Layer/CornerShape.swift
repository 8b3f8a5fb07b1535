package import Foundation

/// The radii of a layer's corners that depend on its position and size.
package indirect enum CornerShape: Hashable, Sendable {
  /// The radius of one corner, in points.
  package enum Radius: Hashable, Sendable {
    case fixed(CGFloat)
    /// With the same center as the corner of the enclosing layer, whose radius is larger by the distance.
    case concentric(minimum: CGFloat)
  }

  case corners(topLeft: Radius, topRight: Radius, bottomRight: Radius, bottomLeft: Radius)
  /// Half of the shorter side, or less.
  case capsule(maximum: CGFloat?)

  func radii(of layer: CALayer) -> CornerRadii {
    let most = max(0, min(layer.bounds.width, layer.bounds.height) / 2)
    switch self {
    case .capsule(let maximum):
      let radius = min(most, max(0, maximum ?? most))
      return CornerRadii(
        topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    case .corners(let topLeft, let topRight, let bottomRight, let bottomLeft):
      let around = ConcentricRadii(of: layer)
      func length(_ radius: Radius, _ concentric: CGFloat) -> CGFloat {
        switch radius {
        case .fixed(let radius): min(most, max(0, radius))
        case .concentric(let minimum): min(most, max(0, minimum, concentric))
        }
      }
      return CornerRadii(
        topLeft: length(topLeft, around.radii.topLeft),
        topRight: length(topRight, around.radii.topRight),
        bottomRight: length(bottomRight, around.radii.bottomRight),
        bottomLeft: length(bottomLeft, around.radii.bottomLeft))
    }
  }
}

/// The radii with which a layer's corners are concentric to those of the nearest enclosing rounded layer.
///
/// If the distances of a corner to the two sides differ, the greater one counts. The value is negative if the layer is
/// further inside than the other one's center.
private struct ConcentricRadii {
  var radii = CornerRadii(topLeft: 0, topRight: 0, bottomRight: 0, bottomLeft: 0)

  init(of layer: CALayer) {
    var around = layer.superlayer
    while let current = around {
      let outer = CornerRadii(of: current)
      if !outer.areZero {
        let place = current.convert(layer.bounds, from: layer)
        let box = current.bounds
        let (left, right) = (place.minX - box.minX, box.maxX - place.maxX)
        let (top, bottom) = (place.minY - box.minY, box.maxY - place.maxY)
        radii = CornerRadii(
          topLeft: outer.topLeft - max(left, top), topRight: outer.topRight - max(right, top),
          bottomRight: outer.bottomRight - max(right, bottom),
          bottomLeft: outer.bottomLeft - max(left, bottom))
        return
      }
      around = current.superlayer
    }
  }
}
