import DarkroomCoreGraphics

extension CALayer {
  /// What waits to be done before the layer can be drawn.
  struct Dirt {
    var needsLayout = false
    /// Whether the layer or one below it needs layout.
    var subtreeNeedsLayout = false
    var needsDisplay = false
    /// Whether the layer places its sublayers at the moment.
    var isLayingOut = false
  }

  /// Another size is one for the superlayer's layout to see, unless that gave it.
  func boundsDidChange(from old: CGRect) {
    markNeedsLayout()
    if old.size != bounds.size, let parent, !parent.dirt.isLayingOut { parent.markNeedsLayout() }
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
  }

  func markNeedsLayout() {
    dirt.needsLayout = true
    markSubtreeNeedsLayout()
  }

  /// Forgets that the layer's own layout, which has just placed all it made, asked for another one.
  package func forgetLayoutRequest() { dirt.needsLayout = false }

  func markSubtreeNeedsLayout() {
    var layer: CALayer? = self
    while let current = layer, !current.dirt.subtreeNeedsLayout {
      current.dirt.subtreeNeedsLayout = true
      layer = current.parent ?? current.maskOwner
    }
  }

  /// Lays out the topmost ancestor that needs it and everything below it.
  func layOutTree() {
    var root = self
    var ancestor = parent
    while let current = ancestor {
      if current.dirt.needsLayout { root = current }
      ancestor = current.parent
    }
    root.layOutSubtree()
  }

  /// Superlayers before sublayers; repeated while layout asks for layout, but not for ever.
  func layOutSubtree() {
    var rounds = 0
    while dirt.subtreeNeedsLayout, rounds < 100 {
      rounds += 1
      var pending = [self]
      while let layer = pending.popLast() {
        guard layer.dirt.subtreeNeedsLayout else { continue }
        layer.layOutOwn()
        pending.append(contentsOf: layer.children.reversed())
        if let mask = layer.mask { pending.append(mask) }
      }
    }
  }

  /// The layer counts as one with something to lay out below it until its layout has ended: that may ask for the
  /// layout of a sublayer, which begins at an ancestor if one needs it, and must find the way down to the sublayer.
  private func layOutOwn() {
    if presented != nil {
      (dirt.needsLayout, dirt.subtreeNeedsLayout) = (false, false)
      return
    }
    if dirt.needsLayout {
      dirt.needsLayout = false
      dirt.isLayingOut = true
      layoutSublayers()
      dirt.isLayingOut = false
    }
    dirt.subtreeNeedsLayout = false
    if dirt.needsLayout { markSubtreeNeedsLayout() }
  }

  /// Displays the layer and all below it that asked for it.
  package func displayTree() {
    layOutSubtree()
    var pending = [self]
    while let layer = pending.popLast() {
      layer.displayIfNeeded()
      pending.append(contentsOf: layer.children)
      if let mask = layer.mask { pending.append(mask) }
    }
  }

  func displayNow() {
    dirt.needsDisplay = false
    display()
  }

  /// Takes the place of the view whose layer this is, which may be the one assigned.
  func assign(_ delegate: (any CALayerDelegate)?) {
    viewDelegate = nil
    assignedDelegate = delegate
  }

  func provideContents() {
    if let delegate {
      delegate.display(self)
    } else {
      isContentDrawn = true
    }
  }
}
