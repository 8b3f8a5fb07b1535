import DarkroomCoreGraphics

extension CALayer {
  /// The work to be done before the layer can be drawn.
  struct Dirt {
    var needsLayout = false
    /// Whether the layer or a descendant needs layout.
    var subtreeNeedsLayout = false
    var needsDisplay = false
    /// Whether the layer is currently laying out its sublayers.
    var isLayingOut = false
  }

  /// Called when the bounds change.
  ///
  /// Another size makes the superlayer need layout, unless the superlayer's layout set it.
  func boundsDidChange(from old: CGRect) {
    markNeedsLayout()
    if old.size != bounds.size, let parent, !parent.dirt.isLayingOut { parent.markNeedsLayout() }
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
  }

  func markNeedsLayout() {
    dirt.needsLayout = true
    markSubtreeNeedsLayout()
  }

  /// Cancels the request for layout that the layer's own layout has just made for the views it created.
  package func forgetLayoutRequest() { dirt.needsLayout = false }

  func markSubtreeNeedsLayout() {
    var layer: CALayer? = self
    while let current = layer, !current.dirt.subtreeNeedsLayout {
      current.dirt.subtreeNeedsLayout = true
      layer = current.parent ?? current.maskOwner
    }
  }

  /// Lays out the topmost ancestor that needs it, and everything below it.
  func layOutTree() {
    var root = self
    var ancestor = parent
    while let current = ancestor {
      if current.dirt.needsLayout { root = current }
      ancestor = current.parent
    }
    root.layOutSubtree()
  }

  /// Lays out superlayers before sublayers, and repeats this while layout requests layout, with a limit.
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

  /// Runs the layer's own layout.
  ///
  /// Until it has ended, the layer counts as one with descendants that need layout. During it, the layout of a sublayer
  /// may be requested, which begins at an ancestor if one needs it, and then must reach the sublayer.
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

  /// Displays the layer and all descendants that need it.
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

  /// Assigns a delegate in place of the layer's view, which may be the one assigned.
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
