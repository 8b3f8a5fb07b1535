public import DarkroomCoreGraphics

extension CALayer {
  /// The part of the bounds that the nearest enclosing scroll layer shows; the bounds without one.
  public var visibleRect: CGRect {
    guard let scroll = enclosingScrollLayer else { return bounds }
    return bounds.intersection(convert(scroll.bounds, from: scroll))
  }

  /// Scrolls the nearest enclosing scroll layer so that a point of this layer is at its origin.
  public func scroll(_ point: CGPoint) {
    guard let scroll = enclosingScrollLayer else { return }
    scroll.scroll(to: convert(point, to: scroll))
  }

  /// Scrolls the nearest enclosing scroll layer by the shortest distance that shows a rectangle of this layer.
  public func scrollRectToVisible(_ rect: CGRect) {
    guard let scroll = enclosingScrollLayer else { return }
    scroll.scroll(to: convert(rect, to: scroll))
  }

  /// Whether the geometry of the layer is flipped vertically, by an odd number of flipped superlayers.
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
