import DarkroomRaster

/// What `saveGState` keeps.
struct GraphicsState {
  struct Shadow {
    /// In base space: the context's own units, whatever the current transform.
    var offset: Point
    var sigma: Double
    var color: Color
  }

  /// A narrowing of the clip, kept so that it can be made again after drawing went to memory.
  struct ClipStep {
    enum Shape {
      case rect(Rect)
      case path(Path, FillRule)
      case mask(Bitmap, Rect)
      case reset(DisplayListRecorder.ClipState?)
    }

    var shape: Shape
    var transform: Transform

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

  /// User space to device pixels with the origin at the top left.
  var transform: Transform
  /// The space that shadows and patterns refer to, to device pixels.
  var base: Transform
  /// Since the last `saveGState`.
  var clips: [ClipStep] = []
  /// What `resetClip` goes back to; nil for the whole picture.
  var baseClip: DisplayListRecorder.ClipState?

  var fillColor = CGColor.black
  var strokeColor = CGColor.black
  var fillColorSpace: CGColorSpace?
  var strokeColorSpace: CGColorSpace?
  var patternPhase = Point.zero
  var stroke = StrokeStyle()
  var alpha = 1.0
  /// Multiplies `alpha`: the opacity of the layer that is drawn.
  var baseOpacity = 1.0
  var blend = BlendMode.normal
  var shadow: Shadow?
  var interpolation = CGInterpolationQuality.default
  /// Whether edges of fills and strokes may cover pixels in part.
  var shouldAntialias = true
  /// How far curves of paths may lie from what is drawn, in pixels, where that is more than drawing allows itself.
  var flatness = 0.0

  init(transform: Transform) {
    self.transform = transform
    base = transform
  }
}
