import DarkroomRaster

extension CGContext {
  /// Lets `body` record one operation with the current opacity, blend mode and shadow.
  func record(_ body: (inout DisplayListRecorder, BlendMode) -> Void) {
    if state.blend != .normal { hasBlended = true }
    recorder.opacity = state.alpha * state.baseOpacity
    if state.shadow != nil {
      beginEffects()
      body(&recorder, .normal)
      recorder.endGroup()
      recorder.transform = state.transform
    } else {
      body(&recorder, state.blend)
    }
    recorder.opacity = state.baseOpacity
    if batchDepth == 0, memory?.isExposed == true { flushToMemory() }
  }

  /// Lets `body` record any number of operations directly into `recorder`, with the current opacity.
  ///
  /// A shadow or blend mode applies to all of them as one. The recorder's transform is the context's; `body` must
  /// restore state and groups.
  package func recordBatch(_ body: () -> Void) {
    let isGrouped = state.shadow != nil || state.blend != .normal
    if state.blend != .normal { hasBlended = true }
    recorder.opacity = state.alpha * state.baseOpacity
    if isGrouped { beginEffects() }
    batchDepth += 1
    body()
    batchDepth -= 1
    if isGrouped { recorder.endGroup() }
    recorder.transform = state.transform
    recorder.opacity = state.baseOpacity
    if batchDepth == 0, memory?.isExposed == true { flushToMemory() }
  }

  /// Opens a group with the current blend mode and shadow; inside, user space is unchanged.
  func beginEffects() {
    if let shadow = state.shadow {
      recorder.transform = state.base
      recorder.beginGroupWithShadow(
        offset: shadow.offset, sigma: shadow.sigma, color: shadow.color, blend: state.blend)
    } else {
      recorder.beginGroup(blend: state.blend)
    }
    recorder.transform = state.transform
  }

  /// Runs `body` with a new graphics state whose user space is the recorder's current one.
  ///
  /// Shadows and patterns refer to that space, too. Changes that `body` makes to the state are discarded.
  ///
  /// - Parameter store: The bitmap that `body` sees in place of the picture.
  package func withFreshState(_ store: LayerStore?, _ body: () -> Void) {
    let outer = state
    let outerPath = currentPath
    let outerOpacity = isOpaque
    let depth = saved.count
    isOpaque = false
    state = GraphicsState(transform: recorder.transform)
    state.baseOpacity = recorder.opacity
    state.baseClip = recorder.clipState
    state.store = store
    currentPath = Path()
    saveGState()
    body()
    while saved.count > depth { restoreGState() }
    isOpaque = outerOpacity
    state = outer
    currentPath = outerPath
  }

  /// The paint of a color, with its opacity.
  func paint(_ color: CGColor) -> (Paint, Double)? {
    guard let pattern = color.pattern else { return (.color(color.rasterColor), 1) }
    guard let inverse = state.transform.inverted else { return nil }
    let phase = Transform.translation(state.patternPhase.x, state.patternPhase.y)
    let toUser = pattern.cellTransform.concatenating(phase).concatenating(state.base)
      .concatenating(inverse)
    if pattern.isColored { return (.pattern(pattern.cell, transform: toUser), Double(color.alpha)) }
    return (.pattern(pattern.tinted(color.rasterColor), transform: toUser), 1)
  }

  func record(
    _ color: CGColor, _ body: (inout DisplayListRecorder, Paint, BlendMode) -> Void
  ) {
    guard let (paint, opacity) = paint(color) else { return }
    record { recorder, blend in
      recorder.opacity *= opacity
      body(&recorder, paint, blend)
    }
  }
}

extension CGPattern {
  /// The cell of an uncolored pattern in one color.
  func tinted(_ color: Color) -> Bitmap {
    var pixmap = cell.pixmap
    for i in pixmap.pixels.indices {
      var shade = color
      shade.alpha *= Double(pixmap.pixels[i] >> 24) / 255
      pixmap.pixels[i] = shade.premultiplied
    }
    return Bitmap(pixmap)
  }
}
