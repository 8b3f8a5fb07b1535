import DarkroomCoreGraphics

extension CALayer {
  /// Nil when there are none.
  public var sublayers: [CALayer]? {
    get {
      if presented != nil { fillSublayers() }
      return children.isEmpty ? nil : children
    }
    set {
      let new = newValue ?? []
      let kept = Set(new.map(ObjectIdentifier.init))
      for child in children where !kept.contains(ObjectIdentifier(child)) { child.detach() }
      for (i, child) in new.enumerated() { insert(child, at: i) }
    }
  }

  /// The layer that contains this one; nil for a root and for a mask.
  public var superlayer: CALayer? { parent ?? presentedSuperlayer }

  package func raiseCycle() -> Never {
    UncaughtException.raise(
      "layer \(self) is a part of cycle in its layer tree", name: .layerCycle)
  }

  /// Whether `layer` is this one or a descendant, including masks.
  private func holds(_ layer: CALayer) -> Bool {
    // Most layers that are inserted are new.
    guard self !== layer else { return true }
    guard !children.isEmpty || mask != nil else { return false }
    var above = layer.owner
    while let current = above {
      if current === self { return true }
      above = current.owner
    }
    return false
  }

  /// The layer that has this one as a sublayer or mask.
  private var owner: CALayer? { parent ?? maskOwner }

  func insert(_ layer: CALayer, at index: Int) {
    if layer.holds(self) { layer.raiseCycle() }
    var index = index
    if layer.parent === self, let old = children.index(ofIdentical: layer) {
      children.remove(at: old)
      if old < index, index > children.count { index = children.count }
    } else {
      layer.detach()
    }
    if index >= children.count {
      children.append(layer)
    } else {
      children.insert(layer, at: max(0, index))
    }
    layer.parent = self
    if layer.dirt.subtreeNeedsLayout { markSubtreeNeedsLayout() }
    markNeedsLayout()
  }

  /// Inserts a layer beside a sibling; without one, at the bottom (offset 0) or at the top (offset 1).
  func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
    if layer.parent === self { layer.detach() }
    guard let sibling, let index = children.index(ofIdentical: sibling) else {
      return insert(layer, at: offset == 0 ? 0 : children.count)
    }
    insert(layer, at: index + offset)
  }

  func replace(_ old: CALayer, with new: CALayer) {
    if new.parent === self { new.detach() }
    guard let index = children.index(ofIdentical: old) else { return }
    old.detach()
    insert(new, at: index)
  }

  func detach() {
    if let owner = maskOwner, owner.mask === self { owner.mask = nil }
    guard let parent else { return }
    parent.children.remove(identical: self)
    self.parent = nil
    parent.markNeedsLayout()
  }

  func maskDidChange(from old: CALayer?) {
    guard old !== mask else { return }
    if let mask, mask.holds(self) { mask.raiseCycle() }
    old?.maskOwner = nil
    if let previous = mask?.maskOwner, previous !== self { previous.mask = nil }
    if let mask { mask.parent?.children.remove(identical: mask) }
    mask?.parent = nil
    mask?.maskOwner = self
    if mask?.dirt.subtreeNeedsLayout == true { markSubtreeNeedsLayout() }
  }

  /// Releases descendants without other owners one after the other, so that depth costs no stack.
  func releaseSublayers() {
    var pending = orphanedSublayers()
    if let mask { pending.append(mask) }
    while var layer = pending.popLast() {
      guard isKnownUniquelyReferenced(&layer) else { continue }
      pending.append(contentsOf: layer.orphanedSublayers())
      if let mask = layer.mask {
        pending.append(mask)
        layer.mask = nil
      }
    }
  }

  /// Lets go of all sublayers.
  private func orphanedSublayers() -> [CALayer] {
    let layers = children
    children = []
    for layer in layers { layer.parent = nil }
    return layers
  }

  func copyAppearance(of other: CALayer) {
    (bounds, position, zPosition) = (other.bounds, other.position, other.zPosition)
    (anchorPoint, anchorPointZ) = (other.anchorPoint, other.anchorPointZ)
    (transform, sublayerTransform) = (other.transform, other.sublayerTransform)
    (isGeometryFlipped, isDoubleSided) = (other.isGeometryFlipped, other.isDoubleSided)
    (isHidden, opacity, allowsGroupOpacity) = (
      other.isHidden, other.opacity, other.allowsGroupOpacity
    )
    (backgroundColor, cornerRadius) = (other.backgroundColor, other.cornerRadius)
    (maskedCorners, cornerCurve) = (other.maskedCorners, other.cornerCurve)
    (borderWidth, borderColor) = (other.borderWidth, other.borderColor)
    (shadowColor, shadowOpacity) = (other.shadowColor, other.shadowOpacity)
    (shadowOffset, shadowRadius) = (other.shadowOffset, other.shadowRadius)
    (shadowPath, masksToBounds) = (other.shadowPath, other.masksToBounds)
    (contents, contentsRect) = (other.contents, other.contentsRect)
    (contentsGravity, contentsScale) = (other.contentsGravity, other.contentsScale)
    contentsCenter = other.contentsCenter
    (minificationFilter, magnificationFilter) = (
      other.minificationFilter, other.magnificationFilter
    )
    (name, values) = (other.name, other.values)
  }
}
