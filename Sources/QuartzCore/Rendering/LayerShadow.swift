import DarkroomCoreGraphics
import DarkroomRaster

/// The shadow of a layer, from its properties.
struct LayerShadow {
  var offset: Point
  var sigma: Double
  var color: Color

  /// Returns nil if there is no shadow, as for every layer that masks to its bounds.
  init?(of layer: CALayer) {
    guard layer.shadowOpacity > 0, !layer.masksToBounds, let color = layer.shadowColor,
      color.alpha > 0
    else { return nil }
    offset = Point(x: layer.shadowOffset.width, y: layer.shadowOffset.height)
    sigma = max(0, Double(layer.shadowRadius))
    self.color = color.rasterColor
    self.color.alpha *= Double(min(layer.shadowOpacity, 1))
  }
}

extension DisplayListRecorder {
  /// Draws the shadow at once if its shape is known; otherwise opens a group that casts it, and returns true.
  mutating func record(_ shadow: LayerShadow, of layer: CALayer) -> Bool {
    if let path = layer.shadowPath {
      record(shadow, of: path.raster)
      return false
    }
    if layer.isBackgroundAlone, let alpha = layer.backgroundColor?.alpha {
      var color = shadow.color
      color.alpha *= Double(alpha)
      drawShadow(
        of: LayerOutline(of: layer), offset: shadow.offset, sigma: shadow.sigma, color: color)
      return false
    }
    beginGroupWithShadow(offset: shadow.offset, sigma: shadow.sigma, color: shadow.color)
    return true
  }

  private mutating func record(_ shadow: LayerShadow, of path: Path) {
    if let rect = path.rectangle {
      drawShadow(
        of: RoundedRect(rect: rect, radius: 0), offset: shadow.offset, sigma: shadow.sigma,
        color: shadow.color)
    } else {
      drawShadow(of: path, offset: shadow.offset, sigma: shadow.sigma, color: shadow.color)
    }
  }
}

extension CALayer {
  /// Whether a background in one color is all that can cast a shadow.
  fileprivate var isBackgroundAlone: Bool {
    hasBackground && backgroundColor?.pattern == nil && contents == nil && !isContentDrawn
      && contentOperationCount == 0 && children.isEmpty
      && (!hasBorder || (backgroundColor?.alpha ?? 0) >= 1)
  }
}
