import DarkroomRaster

/// What `saveGState` keeps.
struct GraphicsState {
  struct Shadow {
    /// The offset in base space: the context's own units, whatever the current transform is.
    var offset: Point
    var sigma: Double
    var color: Color
  }

  /// A step that narrowed the clip, stored so that it can be repeated after a flush to memory.
  struct ClipStep {
    enum Shape {
      case rect(Rect)
      case path(Path, FillRule)
      case mask(Bitmap, Rect)
      case reset(DisplayListRecorder.ClipState?)
    }

    var shape: Shape
    var transform: Transform

    /// Narrows the clip that the drawing code of a layer sees.
    func apply(to store: inout LayerStore) {
      switch shape {
      case .rect(let rect), .mask(_, let rect): store.narrowClip(to: transform.apply(rect))
      case .path(let path, _):
        store.narrowClip(
          to: transform.apply(path.bounds ?? Rect(x: 0, y: 0, width: 0, height: 0)))
      case .reset: store.resetClip()
      }
    }

    func apply(to recorder: inout DisplayListRecorder) {
      recorder.transform = transform
      switch shape {
      case .rect(let rect): recorder.clip(to: rect)
      case .path(let path, let rule): recorder.clip(to: path, rule: rule)
      case .mask(let bitmap, let rect): recorder.clip(toMask: bitmap, in: rect)
      case .reset(let clip): recorder.resetClip(to: clip)
      }
    }
  }

  /// The transform from user space to device pixels with the origin at the top left.
  var transform: Transform
  /// The transform to device pixels from the space that shadows and patterns refer to.
  var base: Transform
  /// Since the last `saveGState`.
  var clips: [ClipStep] = []
  /// The bitmap that drawing code sees in place of the picture; nil for the picture itself.
  var store: LayerStore?
  /// The clip to which `resetClip` returns; nil for the whole picture.
  var baseClip: DisplayListRecorder.ClipState?

  var fillColor = CGColor.black
  var strokeColor = CGColor.black
  var fillColorSpace: CGColorSpace?
  var strokeColorSpace: CGColorSpace?
  var patternPhase = Point.zero
  var stroke = StrokeStyle()
  var alpha = 1.0
  /// The opacity of the layer that is drawn, which multiplies `alpha`.
  var baseOpacity = 1.0
  var blend = BlendMode.normal
  var shadow: Shadow?
  var interpolation = CGInterpolationQuality.default
  /// Whether edges of fills and strokes may cover pixels partially.
  var shouldAntialias = true
  /// How far curves may deviate from their drawing, in pixels, if that is more than drawing normally allows.
  var flatness = 0.0

  init(transform: Transform) {
    self.transform = transform
    base = transform
  }
}
