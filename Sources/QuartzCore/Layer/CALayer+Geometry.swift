public import DarkroomCoreGraphics
package import DarkroomRaster

extension CALayer {
  /// The anchor point in the layer's own coordinates.
  var anchor: Point {
    let box = bounds
    return Point(
      x: Double(box.minX + box.width * anchorPoint.x),
      y: Double(box.minY + box.height * anchorPoint.y))
  }

  /// The transform from the layer's coordinates to its superlayer's, without those that the superlayer applies to all
  /// sublayers.
  package var ownTransform: Transform {
    CATransform3DIsIdentity(transform)
      ? translationToSuperlayer : flattenedTransform(around: anchor)
  }

  /// The layer's place in its superlayer as if `transform` were the identity.
  var translationToSuperlayer: Transform {
    let anchor = anchor
    return .translation(Double(position.x) - anchor.x, Double(position.y) - anchor.y)
  }

  private func flattenedTransform(around anchor: Point) -> Transform {
    Transform.translation(-anchor.x, -anchor.y).concatenating(transform.flattened)
      .concatenating(.translation(Double(position.x), Double(position.y)))
  }

  /// The transform of all sublayers: `sublayerTransform` and the flip; nil if there is none.
  var transformOfSublayers: Transform? {
    let isPlain = CATransform3DIsIdentity(sublayerTransform)
    if isPlain, !isGeometryFlipped { return nil }
    var t = Transform.identity
    if isGeometryFlipped {
      t = Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: Double(bounds.minY + bounds.maxY))
    }
    if isPlain { return t }
    let anchor = anchor
    return t.concatenating(.translation(-anchor.x, -anchor.y))
      .concatenating(sublayerTransform.flattened).concatenating(.translation(anchor.x, anchor.y))
  }

  /// The transform from the layer's coordinates to its superlayer's.
  package var transformToSuperlayer: Transform {
    guard let shared = parent?.transformOfSublayers else { return ownTransform }
    return ownTransform.concatenating(shared)
  }

  var frameInSuperlayer: CGRect {
    if CATransform3DIsIdentity(transform) {
      let box = bounds
      return CGRect(
        x: position.x - box.width * anchorPoint.x, y: position.y - box.height * anchorPoint.y,
        width: box.width, height: box.height)
    }
    // Computed as if the bounds began at zero; otherwise scrolling would move the frame by rounding errors.
    let size = bounds.size
    let anchor = Point(
      x: Double(size.width * anchorPoint.x), y: Double(size.height * anchorPoint.y))
    return CGRect(
      flattenedTransform(around: anchor).apply(Rect(CGRect(origin: .zero, size: size))))
  }

  /// Sets position and the bounds' size so that `frame` becomes `rect`, as far as the transform allows it.
  func setFrame(_ rect: CGRect) {
    var size = rect.standardized.size
    let origin = rect.standardized.origin
    if CATransform3DIsIdentity(transform) {
      position = CGPoint(
        x: origin.x + size.width * anchorPoint.x, y: origin.y + size.height * anchorPoint.y)
    } else {
      let t = transform.flattened
      if let inverse = t.inverted {
        let box = inverse.apply(Rect(x: 0, y: 0, width: size.width, height: size.height))
        size = CGSize(width: box.width, height: box.height)
      }
      bounds.size = size
      let now = frameInSuperlayer
      position = CGPoint(
        x: position.x + origin.x - now.minX, y: position.y + origin.y - now.minY)
    }
    if bounds.size != size { bounds.size = size }
  }

  /// Converts a point from another layer; nil stands for the space outside of the topmost layer.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    CGPoint(transform(from: l).apply(Point(p)))
  }

  /// Converts a point to another layer; nil stands for the space outside of the topmost layer.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    CGPoint(transform(to: l).apply(Point(p)))
  }

  /// Converts a rectangle from another layer; the result is the bounding box if one is rotated relative to the other.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.isNull ? r : CGRect(transform(from: l).apply(Rect(r)))
  }

  /// Converts a rectangle to another layer; the result is the bounding box if one is rotated relative to the other.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.isNull ? r : CGRect(transform(to: l).apply(Rect(r)))
  }

  /// The transform from this layer's coordinates to `layer`'s; nil stands for the space outside of the topmost layer.
  package func transform(to layer: CALayer?) -> Transform {
    var toCommon = Transform.identity
    var current: CALayer? = self
    // The path up to an ancestor needs no inverse, so there is no rounding.
    while let here = current, here !== layer {
      toCommon = toCommon.concatenating(here.transformToSuperlayer)
      current = here.parent ?? here.presentedSuperlayer
    }
    guard let layer, current == nil else { return toCommon }
    return toCommon.concatenating(layer.transform(to: nil).inverted ?? .identity)
  }

  private func transform(from layer: CALayer?) -> Transform {
    guard let layer else { return transform(to: nil).inverted ?? .identity }
    // For an ancestor, as in hit tests, the inverse of the path up from here is short and exact.
    if isBelow(layer) { return transform(to: layer).inverted ?? .identity }
    return layer.transform(to: self)
  }

  private func isBelow(_ ancestor: CALayer) -> Bool {
    var layer = parent
    while let current = layer {
      if current === ancestor { return true }
      layer = current.parent
    }
    return false
  }

  /// Searches depth-first from the topmost layer, as it is drawn; a layer that masks hides everything outside of its
  /// bounds.
  func deepestLayer(at point: CGPoint) -> CALayer? {
    struct Visit {
      var layer: CALayer
      var point: Point
      var isEntered = false
    }
    if presented != nil { fillTree() }
    guard let start = pointInside(Point(point)) else { return nil }
    var pending = [Visit(layer: self, point: start)]
    while var visit = pending.popLast() {
      let layer = visit.layer
      if visit.isEntered {
        if layer.contains(CGPoint(visit.point)) { return layer }
        continue
      }
      if layer.isHidden || layer.opacity <= 0 { continue }
      if layer.masksToBounds, !layer.contains(CGPoint(visit.point)) { continue }
      visit.isEntered = true
      pending.append(visit)
      for child in layer.childrenInDrawingOrder {
        guard let inside = child.pointInside(visit.point) else { continue }
        pending.append(Visit(layer: child, point: inside))
      }
    }
    return nil
  }

  /// A point of the superlayer in this layer's coordinates; nil if the layer is flattened to a line.
  private func pointInside(_ point: Point) -> Point? {
    transformToSuperlayer.inverted?.apply(point)
  }

  /// The sublayers by `zPosition`, and then in the order in which they were added.
  var childrenInDrawingOrder: [CALayer] {
    guard children.contains(where: { $0.zPosition != 0 }) else { return children }
    return children.enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }.map(\.element)
  }
}
