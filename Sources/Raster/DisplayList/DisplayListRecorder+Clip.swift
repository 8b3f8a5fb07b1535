extension DisplayListRecorder {
  /// A clip that can be restored; it is valid only for the recorder that returned it.
  package struct ClipState: Sendable {
    fileprivate var bounds: IntRect
    fileprivate var clip: Int32
  }

  package var clipState: ClipState { ClipState(bounds: state.clipBounds, clip: state.clip) }

  /// - Parameter earlier: the clip to restore; nil for the whole picture.
  package mutating func resetClip(to earlier: ClipState?) {
    state.clipBounds =
      earlier?.bounds ?? IntRect(minX: 0, minY: 0, maxX: width, maxY: height)
    state.clip = earlier?.clip ?? -1
  }

  package mutating func clip(to rect: Rect) {
    guard let device = state.transform.mapped(rect) else {
      return clip(to: Path(rect: rect), rule: .nonZero)
    }
    intersectClip(with: .shape(.rect(device)), bounds: device, isWholePixels: device.isWholePixels)
  }

  package mutating func clip(to rounded: RoundedRect) {
    let shape = deviceShape(of: rounded)
    if case .rect(let rect) = shape {
      intersectClip(with: .shape(shape), bounds: rect, isWholePixels: rect.isWholePixels)
    } else {
      intersectClip(with: .shape(shape), bounds: shape.bounds)
    }
  }

  package mutating func clip(to path: Path, rule: FillRule = .nonZero) {
    let shape = DeviceShape.path(path.applying(state.transform), rule)
    intersectClip(with: .shape(shape), bounds: shape.bounds)
  }

  /// Multiplies the following drawing by the alpha of `mask`, stretched over `rect`; nothing is drawn outside.
  package mutating func clip(toMask mask: Bitmap, in rect: Rect) {
    let whole = IntRect(minX: 0, minY: 0, maxX: mask.width, maxY: mask.height)
    guard let paint = imagePaint(mask, source: whole.rect, in: rect, filter: .high, opacity: 1)
    else { return intersectClip(with: .shape(.rect(.zero)), bounds: .zero, isWholePixels: true) }
    let shape = deviceShape(of: rect)
    intersectClip(with: .shape(shape), bounds: shape.bounds, isWholePixels: shape.isWholePixels)
    intersectClip(with: .mask(paint), bounds: shape.bounds)
  }

  /// Intersects the clip; a rectangle of whole pixels needs no entry of its own.
  private mutating func intersectClip(
    with content: Clip.Content, bounds: Rect, isWholePixels: Bool = false
  ) {
    state.clipBounds = state.clipBounds.intersection(IntRect(enclosing: bounds))
    if state.clipBounds.isEmpty { state.clipBounds = .empty }
    guard !isWholePixels, !state.clipBounds.isEmpty else { return }
    clips.append(Clip(content: content, parent: state.clip, bounds: state.clipBounds))
    state.clip = Int32(clips.count - 1)
  }
}
