import DarkroomRaster

extension CGContext {
  /// Intersects the clip with the current path, which ends.
  public func clip(using rule: CGPathFillRule = .winding) {
    let path = currentPath
    currentPath = Path()
    if let rect = path.rectangle {
      narrowClip(.rect(rect))
    } else {
      narrowClip(
        path.isEmpty ? .rect(Rect(x: 0, y: 0, width: 0, height: 0)) : .path(path, rule.raster))
    }
  }

  /// Intersects the clip with the rectangle, with anti-aliased edges; the current path is kept.
  public func clip(to rect: CGRect) { narrowClip(.rect(Rect(rect))) }

  /// Intersects the clip with the area of all rectangles together; the current path ends.
  public func clip(to rects: [CGRect]) {
    currentPath = Path()
    addRects(rects)
    clip()
  }

  /// Clips to an image: drawing shows where an image mask is dark, or another image, read as gray, is light.
  public func clip(to rect: CGRect, mask: CGImage) {
    let outer = recorder.transform
    let flip = CGContext.flip(in: Rect(rect))
    apply(
      GraphicsState.ClipStep(
        shape: .mask(mask.alphaMask, Rect(rect)), transform: flip.concatenating(state.transform)))
    recorder.transform = outer
  }

  /// Resets the clip to its state before any drawing code changed it, until `restoreGState`.
  public func resetClip() {
    apply(GraphicsState.ClipStep(shape: .reset(state.baseClip), transform: state.transform))
    recorder.transform = state.transform
  }

  /// The bounding box of the clip in user space, extended to whole pixels.
  ///
  /// Code that draws a layer sees the clips that it made itself, as if the whole layer were drawn.
  public var boundingBoxOfClipPath: CGRect {
    guard let store = state.store else { return boundingBoxInPicture }
    return box(store.clip, state.transform.concatenating(store.fromPicture))
  }

  /// The bounding box in user space of the part of the picture in which drawing shows.
  package var boundingBoxInPicture: CGRect { box(recorder.clipBounds, state.transform) }

  private func box(_ box: IntRect, _ transform: Transform) -> CGRect {
    guard let inverse = transform.inverted, !box.isEmpty else { return .null }
    return CGRect(
      inverse.apply(
        Rect(
          minX: Double(box.minX), minY: Double(box.minY), maxX: Double(box.maxX),
          maxY: Double(box.maxY))))
  }

  private func narrowClip(_ shape: GraphicsState.ClipStep.Shape) {
    apply(GraphicsState.ClipStep(shape: shape, transform: state.transform))
  }

  private func apply(_ step: GraphicsState.ClipStep) {
    state.clips.append(step)
    step.apply(to: &recorder)
    if var store = state.store {
      step.apply(to: &store)
      state.store = store
    }
  }

  /// The transform that flips `rect` vertically in place.
  static func flip(in rect: Rect) -> Transform {
    Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
  }
}
