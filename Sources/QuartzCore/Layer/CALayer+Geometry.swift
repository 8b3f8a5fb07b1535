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

  /// From the layer's coordinates to its superlayer's, without what the superlayer does to all its sublayers.
  package var ownTransform: Transform {
    let anchor = anchor
    if CATransform3DIsIdentity(transform) {
      return .translation(Double(position.x) - anchor.x, Double(position.y) - anchor.y)
    }
    return flattenedTransform(around: anchor)
  }

  private func flattenedTransform(around anchor: Point) -> Transform {
    Transform.translation(-anchor.x, -anchor.y).concatenating(transform.flattened)
      .concatenating(.translation(Double(position.x), Double(position.y)))
  }

  /// What is done to all sublayers: `sublayerTransform` and the flip; nil when nothing is.
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

  /// From the layer's coordinates to its superlayer's.
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
    // As if the bounds began at zero: else scrolling would move the frame by what rounding loses.
    let size = bounds.size
    let anchor = Point(
      x: Double(size.width * anchorPoint.x), y: Double(size.height * anchorPoint.y))
    return CGRect(
      flattenedTransform(around: anchor).apply(Rect(CGRect(origin: .zero, size: size))))
  }

  /// Sets position and the bounds' size so that `frame` becomes `rect`, as far as the transform allows.
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

  /// A layer of nil stands for the surroundings of the topmost layer.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    CGPoint(transform(from: l).apply(Point(p)))
  }

  /// A layer of nil stands for the surroundings of the topmost layer.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    CGPoint(transform(to: l).apply(Point(p)))
  }

  /// The bounding box where the layers are turned against each other.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.isNull ? r : CGRect(transform(from: l).apply(Rect(r)))
  }

  /// The bounding box where the layers are turned against each other.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.isNull ? r : CGRect(transform(to: l).apply(Rect(r)))
  }

  /// From this layer's coordinates to `layer`'s; nil means those of the topmost layer's surroundings.
  package func transform(to layer: CALayer?) -> Transform {
    var toCommon = Transform.identity
    var current: CALayer? = self
    // Up to `layer` when it is an ancestor: no inverse, so no rounding.
    while let here = current, here !== layer {
      toCommon = toCommon.concatenating(here.transformToSuperlayer)
      current = here.parent ?? here.presentedSuperlayer
    }
    guard let layer, current == nil else { return toCommon }
    return toCommon.concatenating(layer.transform(to: nil).inverted ?? .identity)
  }

  private func transform(from layer: CALayer?) -> Transform {
    guard let layer else { return transform(to: nil).inverted ?? .identity }
    // From an ancestor, as hit tests ask: the way up from here, inverted, is short and exact.
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

  /// Depth-first from the top, as it is drawn; a layer that masks hides what lies outside its bounds.
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

  /// A point of the superlayer in this layer's coordinates; nil when the layer is flattened to a line.
  private func pointInside(_ point: Point) -> Point? {
    transformToSuperlayer.inverted?.apply(point)
  }

  /// By `zPosition`, then in the order they were added.
  var childrenInDrawingOrder: [CALayer] {
    guard children.contains(where: { $0.zPosition != 0 }) else { return children }
    return children.enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }.map(\.element)
  }
}
