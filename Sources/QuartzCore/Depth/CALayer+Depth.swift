import DarkroomCoreGraphics
import DarkroomRaster

extension CALayer {
  /// The transform from the layer's coordinates to those of `space`, which is the superlayer's in depth.
  func transform(in space: CATransform3D) -> CATransform3D {
    let anchor = anchor
    let own = CATransform3DConcat(
      CATransform3DTranslate(transform, -anchor.x, -anchor.y, -anchorPointZ),
      CATransform3DMakeTranslation(position.x, position.y, zPosition))
    return CATransform3DConcat(own, space)
  }

  /// The depth of the layer's center after the transform `full`; greater values are nearer.
  func nearness(_ full: CATransform3D) -> CGFloat {
    let box = bounds
    return box.midX * full.m13 + box.midY * full.m23 + full.m43
  }
}

extension CATransformLayer {
  /// The transform from the coordinates of sublayers to those in which the layer's `place` is given.
  ///
  /// - Parameters:
  ///   - isRoot: Whether the result is in the layer's own coordinates.
  ///   - place: The transform in depth; nil for that of a layer without depth.
  func spaceOfSublayers(isRoot: Bool, _ place: CATransform3D?) -> CATransform3D {
    let own = isRoot ? CATransform3DIdentity : place ?? transform(in: CATransform3DIdentity)
    guard let flat = transformOfSublayers else { return own }
    guard !isGeometryFlipped else {
      return CATransform3DConcat(
        CATransform3DMakeAffineTransform(CGAffineTransform(flat)), own)
    }
    let anchor = anchor
    let shared = CATransform3DConcat(
      CATransform3DTranslate(sublayerTransform, -anchor.x, -anchor.y, 0),
      CATransform3DMakeTranslation(anchor.x, anchor.y, 0))
    return CATransform3DConcat(shared, own)
  }

  /// The visible sublayers with their transforms, the farthest first; equal ones in the usual order.
  func sublayersByDepth(
    in space: CATransform3D
  ) -> [(layer: CALayer, transform: CATransform3D)] {
    let placed = childrenInDrawingOrder.map { (layer: $0, transform: $0.transform(in: space)) }
    let order = placed.indices.sorted { a, b in
      let (near, nearer) = (
        placed[a].layer.nearness(placed[a].transform), placed[b].layer.nearness(placed[b].transform)
      )
      return near == nearer ? a < b : near < nearer
    }
    return order.map { placed[$0] }.filter { layer, transform in
      !layer.isHidden && layer.opacity > 0
        && (layer.isDoubleSided || transform.flattened.determinant >= 0)
    }
  }
}
