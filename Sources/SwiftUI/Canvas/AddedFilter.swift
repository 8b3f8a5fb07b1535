import DarkroomRaster

/// A filter with the coordinate system and environment in which it was added to a context.
struct AddedFilter {
  private let filter: GraphicsContext.Filter
  private let transform: CGAffineTransform
  private let environment: EnvironmentValues

  init(_ filter: GraphicsContext.Filter, in context: GraphicsContext) {
    self.filter = filter
    transform = context.transform
    environment = context.environment
  }

  /// Applies the filter to `body`, which draws in the coordinates of the canvas.
  func apply(to context: CGContext, _ body: () throws -> Void) rethrows {
    switch filter.kind {
    case .projection(let matrix):
      context.saveGState()
      defer { context.restoreGState() }
      context.concatenate(
        transform.inverted().concatenating(matrix.affine).concatenating(transform))
      try body()
    case .picture(let filter): try apply(filter, to: context, body)
    case .multiplication(let color):
      try apply(.colors(.multiplication(color.resolve(in: environment))), to: context, body)
    case .threshold(let range, let color):
      let paint = color.uiColor(in: environment).cgColor.rasterColor.premultiplied
      try apply(.threshold(range, paint), to: context, body)
    case .shadow(let shadow): try apply(shadow, to: context, body)
    }
  }

  private func apply(
    _ filter: PictureFilter, to context: CGContext, _ body: () throws -> Void
  ) rethrows {
    context.saveGState()
    defer { context.restoreGState() }
    context.concatenate(transform)
    context.beginTransparencyLayer(bounds: nil, filter: filter)
    defer { context.endTransparencyLayer() }
    context.concatenate(transform.inverted())
    try body()
  }

  // MARK: Shadows

  private func apply(
    _ shadow: GraphicsContext.Filter.Shadow, to context: CGContext, _ body: () throws -> Void
  ) rethrows {
    let isGroup = !shadow.options.contains(.disablesGroup)
    if isGroup { context.beginTransparencyLayer(auxiliaryInfo: nil) }
    defer { if isGroup { context.endTransparencyLayer() } }
    let (isAbove, isAlone) = (
      shadow.options.contains(.shadowAbove), shadow.options.contains(.shadowOnly)
    )
    if isAbove, !isAlone { try body() }
    try drawAlone(shadow, in: context, body)
    if !isAbove, !isAlone { try body() }
  }

  /// Draws only the shadow: the blurred outline in the shadow's color.
  private func drawAlone(
    _ shadow: GraphicsContext.Filter.Shadow, in context: CGContext, _ body: () throws -> Void
  ) rethrows {
    context.saveGState()
    defer { context.restoreGState() }
    let offset = shadow.offset.applying(transform)
    context.translateBy(x: offset.width, y: offset.height)
    context.setBlendMode(CGBlendMode(rawValue: shadow.blendMode.rawValue) ?? .normal)
    let blur = PictureFilter.blur(sigma: shadow.radius, isOpaque: false)
    let color = shadow.color.resolve(in: environment)
    try apply(.colors(.silhouette(in: color)), to: context) {
      try apply(blur, to: context) {
        guard shadow.options.contains(.invertsAlpha) else { return try body() }
        try apply(.colors(.invertedAlpha), to: context, body)
      }
    }
  }
}

extension ProjectionTransform {
  /// The transform without depth.
  fileprivate var affine: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
  }
}
