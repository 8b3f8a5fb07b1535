/// What a canvas is drawn into.
///
/// A copy draws into the same canvas, with an opacity, blend mode, transform, clip and filters of its own.
public struct GraphicsContext {
  /// From 0 to 1.
  public var opacity: Double = 1
  public var blendMode = BlendMode.normal
  public let environment: EnvironmentValues
  /// From the context's coordinates to those of the canvas, in points.
  public var transform = CGAffineTransform.identity
  let target: CanvasTarget
  private var clips: [Clip] = []
  private var filters: [AddedFilter] = []

  init(_ target: CanvasTarget, _ environment: EnvironmentValues) {
    self.target = target
    self.environment = environment
  }

  // MARK: Transforms

  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: angle.radians)
  }
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  // MARK: Clips

  /// In the context's coordinates; that of the whole canvas before anything is clipped.
  public var clipBoundingRect: CGRect {
    let inner = clips.reduce(target.bounds) { $0.intersection($1.bounds(in: target.bounds)) }
    return inner.isNull ? .zero : inner.applying(transform.inverted())
  }

  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    clips.append(
      .path(path.applying(transform), style, isInverse: options.contains(.inverse)))
  }

  /// From here on, draws only where a layer is opaque.
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

  /// Changes what is drawn from here on; the filter that is added last comes first.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    filters.append(AddedFilter(filter, in: self))
  }

  /// Draws everything in a closure as one.
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

  /// Draws with the functions of Core Graphics, in the context's coordinates.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    try paint { try content($0.context) }
  }

  /// Lets a closure draw in the context's coordinates, with all that has been set.
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
