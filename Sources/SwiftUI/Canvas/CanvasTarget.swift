import DarkroomRaster

/// The target of a canvas's contexts: the canvas itself, or the mask of a clip.
///
/// Contexts aren't isolated to the main actor, but a canvas is always drawn there.
final class CanvasTarget: @unchecked Sendable {
  let context: CGContext
  let bounds: CGRect
  let symbols: CanvasSymbols
  private let scale: CGFloat
  private let evaluation: Evaluation

  init(
    _ context: CGContext, _ bounds: CGRect, scale: CGFloat, _ evaluation: Evaluation,
    _ symbols: CanvasSymbols
  ) {
    self.context = context
    self.bounds = bounds
    self.scale = scale
    self.evaluation = evaluation
    self.symbols = symbols
  }

  /// An image whose opacity is that of what `draw` draws into a target of the same size.
  func mask(isInverse: Bool, _ draw: (CanvasTarget) throws -> Void) rethrows -> CGImage? {
    let shown = CGContext.shownScale(scale, of: bounds.size)
    let (width, height) = (
      (bounds.width * shown).rounded(.up), (bounds.height * shown).rounded(.up)
    )
    guard width.isFinite, height.isFinite else { return nil }
    let context = CGContext(
      recordingWidth: Int(width), height: Int(height), scale: shown < scale ? 1 : scale)
    // Whole pixels are filled, because a side of an absurd area may be a small part of one.
    if shown < scale { context.scaleBy(x: width / bounds.width, y: height / bounds.height) }
    let light: [Double] = isInverse ? [0, 0, 0, -1, 1] : [0, 0, 0, 1, 0]
    let gray = ColorTransform(rows: [light, light, light, [0, 0, 0, 0, 1]])
    context.beginTransparencyLayer(bounds: nil, filter: .colors(gray))
    try draw(CanvasTarget(context, bounds, scale: shown, evaluation, symbols))
    context.endTransparencyLayer()
    return context.makeImage()
  }

  // MARK: Views

  func fill(
    _ path: Path, _ paint: Paint, _ style: FillStyle
  ) {
    if let color = paint.color {
      context.addPath(path.cgPath)
      context.setFillColor(color.cgColor)
      context.setShouldAntialias(style.isAntialiased)
      return context.fillPath(using: style.isEOFilled ? .evenOdd : .winding)
    }
    MainActor.assumeIsolated {
      let view = PaintedShapeView({ _ in path }, paint, style)
      view.bounds = path.boundingRect
      view.layer.render(in: context)
    }
  }

  /// The node of a text or an image, with a shading that replaces the environment's foreground style.
  func node(
    of view: any View & Sendable, _ shading: GraphicsContext.Shading?,
    _ environment: EnvironmentValues
  ) -> LayoutNode {
    MainActor.assumeIsolated {
      var evaluation = evaluation.at(ObjectIdentifier(type(of: view)))
      evaluation.environment = environment
      // The environment's foreground style has several levels, which would be lost in a single style.
      if let shading, !(shading.style?.storage is ForegroundStyle) {
        let levels = shading.levels.compactMap { environment.settled($0) }
        if !levels.isEmpty { evaluation.environment.foregroundLevels = levels }
      }
      return evaluation.node(of: view, in: VStackLayout())
    }
  }

  func draw(_ node: LayoutNode, at origin: CGPoint, _ proposal: ProposedViewSize) {
    MainActor.assumeIsolated {
      let view = TreeDrawing(scale: scale).view(of: node, proposal)
      draw(view, in: CGRect(origin: origin, size: view.bounds.size))
    }
  }

  /// Draws a view that fills a rectangle.
  @MainActor
  func draw(_ view: UIView, in rect: CGRect) {
    guard view.bounds.width > 0, view.bounds.height > 0 else { return }
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(
      x: rect.width / view.bounds.width, y: rect.height / view.bounds.height)
    view.layer.render(in: context)
  }
}
