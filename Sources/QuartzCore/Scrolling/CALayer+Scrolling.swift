public import DarkroomCoreGraphics

extension CALayer {
  /// The part of the bounds that the nearest scroll layer around it shows; the bounds without one.
  public var visibleRect: CGRect {
    guard let scroll = enclosingScrollLayer else { return bounds }
    return bounds.intersection(convert(scroll.bounds, from: scroll))
  }

  /// Brings a point of this layer to the origin of the nearest scroll layer around it.
  public func scroll(_ point: CGPoint) {
    guard let scroll = enclosingScrollLayer else { return }
    scroll.scroll(to: convert(point, to: scroll))
  }

  /// Shows a part of this layer by the shortest way in the nearest scroll layer around it.
  public func scrollRectToVisible(_ rect: CGRect) {
    guard let scroll = enclosingScrollLayer else { return }
    scroll.scroll(to: convert(rect, to: scroll))
  }

  /// Whether the geometry of the layer is turned upside down, by an odd number of flipped layers above it.
  public func contentsAreFlipped() -> Bool {
    var isFlipped = false
    var layer: CALayer? = self
    while let current = layer {
      if current.isGeometryFlipped { isFlipped.toggle() }
      layer = current.superlayer
    }
    return isFlipped
  }

  private var enclosingScrollLayer: CAScrollLayer? {
    var layer: CALayer? = self
    while let current = layer {
      if let scroll = current as? CAScrollLayer { return scroll }
      layer = current.superlayer
    }
    return nil
  }
}
