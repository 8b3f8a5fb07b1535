/// The context in which a canvas draws.
///
/// A copy draws into the same canvas, but has its own opacity, blend mode, transform, clip and filters.
public struct GraphicsContext {
  /// From 0 to 1.
  public var opacity: Double = 1
  /// The way in which later drawing is mixed with the content below it.
  public var blendMode = BlendMode.normal
  /// The environment of the canvas, in which colors, texts and images are resolved.
  public let environment: EnvironmentValues
  /// The transform from the context's coordinates to those of the canvas, in points.
  public var transform = CGAffineTransform.identity
  let target: CanvasTarget
  private var clips: [Clip] = []
  private var filters: [AddedFilter] = []

  init(_ target: CanvasTarget, _ environment: EnvironmentValues) {
    self.target = target
    self.environment = environment
  }

  // MARK: Transforms

  /// Scales later drawing around the origin of the context's coordinates.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }
  /// Moves the origin of later drawing, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }
  /// Turns later drawing clockwise around the origin of the context's coordinates.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: angle.radians)
  }
  /// Transforms the coordinates of later drawing; the matrix applies before earlier transforms.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  // MARK: Clips

  /// The bounding box of the clip in the context's coordinates; without a clip that of the whole canvas.
  public var clipBoundingRect: CGRect {
    let inner = clips.reduce(target.bounds) { $0.overlap(with: $1.bounds(in: target.bounds)) }
    return inner.isNull ? .zero : inner.applying(transform.inverted())
  }

  /// Limits later drawing to the inside of a path, in addition to earlier clips.
  ///
  /// - Parameters:
  ///   - path: The path, in the current coordinates of the context.
  ///   - style: The rule that decides which areas are inside.
  ///   - options: Whether drawing is limited to the outside instead.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    clips.append(
      .path(path.applying(transform), style, isInverse: options.contains(.inverse)))
  }

  /// Clips later drawing to the area where a layer is opaque.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let mask = try target.mask(isInverse: options.contains(.inverse)) { target in
      var layer = GraphicsContext(target, environment)
      (layer.transform, layer.opacity) = (transform, opacity)
      try layer.drawLayer(content: content)
    }
    if let mask { clips.append(.mask(mask)) }
  }

  // MARK: Filters and layers

  /// Adds a filter to later drawing; the filter that was added last is applied first.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    filters.append(AddedFilter(filter, in: self))
  }

  /// Draws the content of a closure as one layer.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    try paint { target in
      target.context.concatenate(transform.inverted())
      target.context.beginTransparencyLayer(auxiliaryInfo: nil)
      defer { target.context.endTransparencyLayer() }
      var layer = GraphicsContext(target, environment)
      layer.transform = transform
      try content(&layer)
    }
  }

  /// Passes a Core Graphics context in this context's coordinates to a closure.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    try paint { try content($0.context) }
  }

  /// Runs a closure that draws in the context's coordinates, with all its settings applied.
  func paint(_ body: (CanvasTarget) throws -> Void) rethrows {
    let context = target.context
    context.saveGState()
    defer { context.restoreGState() }
    for clip in clips { clip.apply(to: context, target.bounds) }
    context.setAlpha(opacity)
    context.setBlendMode(CGBlendMode(rawValue: blendMode.rawValue) ?? .normal)
    try paint(through: filters[...]) {
      context.concatenate(transform)
      try body(target)
    }
  }

  private func paint(
    through filters: ArraySlice<AddedFilter>, _ body: () throws -> Void
  ) rethrows {
    guard let filter = filters.first else { return try body() }
    try filter.apply(to: target.context) { try paint(through: filters.dropFirst(), body) }
  }
}
