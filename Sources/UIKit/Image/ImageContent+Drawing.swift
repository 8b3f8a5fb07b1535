extension ImageContent {
  /// Draws into `rect` of a context whose y-axis points down.
  func draw(in rect: CGRect, context: CGContext, blendMode: CGBlendMode, alpha: CGFloat) {
    guard cgImage != nil, rect.width != 0, rect.height != 0 else { return }
    context.saveGState()
    if blendMode != .normal { context.setBlendMode(blendMode) }
    if alpha < 1 { context.setAlpha(alpha) }
    if let tint {
      drawTinted(tint, in: rect, context: context)
    } else {
      drawPixels(in: rect, context: context)
    }
    context.restoreGState()
  }

  private func drawTinted(_ tint: UIColor, in rect: CGRect, context: CGContext) {
    context.beginTransparencyLayer(in: rect, auxiliaryInfo: nil)
    drawPixels(in: rect, context: context)
    context.setBlendMode(.sourceIn)
    context.setFillColor(tint.cgColor)
    context.fill(rect)
    context.endTransparencyLayer()
  }

  private func drawPixels(in rect: CGRect, context: CGContext) {
    guard let cgImage else { return }
    if isResizable {
      ResizableImage(self)?.draw(in: rect, context: context)
    } else {
      context.drawTurned(orientation, in: rect) { rect in
        if let symbol {
          symbol.draw(in: rect, context: context)
        } else if let vector {
          vector.draw(in: rect, context: context)
        } else {
          context.drawUpright(cgImage, in: rect)
        }
      }
    }
  }

  func tile(over rect: CGRect, context: CGContext) {
    guard size.width > 0, size.height > 0 else { return }
    context.saveGState()
    context.clip(to: rect)
    let shown = context.boundingBoxInPicture
    for y in tileEdges(rect.minY, rect.maxY, size.height, shown.minY, shown.maxY) {
      for x in tileEdges(rect.minX, rect.maxX, size.width, shown.minX, shown.maxX) {
        draw(
          in: CGRect(origin: CGPoint(x: x, y: y), size: size), context: context,
          blendMode: .normal, alpha: 1)
      }
    }
    context.restoreGState()
  }

  /// The start positions of the tiles that intersect the visible range, if one tile begins at `start`.
  private func tileEdges(
    _ start: CGFloat, _ end: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat
  ) -> StrideTo<CGFloat> {
    let hidden = max(0, ((low - start) / length).rounded(.down))
    let first = start + hidden * length
    guard first.isFinite, min(end, high).isFinite else { return stride(from: 0, to: 0, by: 1) }
    return stride(from: first, to: min(end, high), by: length)
  }

  /// The image after orientation and tint are applied; nil if there are no pixels.
  ///
  /// - Parameters:
  ///   - size: The size in points; resizable images and symbols fill it.
  ///   - scale: The number of pixels per point, only for symbols and resizable images; nil for that of the image.
  func flattened(size: CGSize, scale: CGFloat? = nil, tint: UIColor? = nil) -> CGImage? {
    guard let cgImage else { return nil }
    var plain = self
    if let tint { plain.tint = tint }
    let bounds = CGRect(origin: .zero, size: size)
    let isRedrawn = isOutline || isResizable
    let canvas = ImageCanvas(
      bounds: bounds, scale: isRedrawn ? scale ?? self.scale : self.scale, isOpaque: false)
    let fillsItself =
      isOutline
      ? canvas.pixelWidth == cgImage.width && canvas.pixelHeight == cgImage.height
      : !isResizable || size == self.size
    // A symbol in several colors may look different in these traits.
    let drawsPixels = fillsItself && orientation == .up && symbol?.isLayered != true
    if drawsPixels {
      if plain.tint == nil { return cgImage }
      // The outline at its own size would look like the pixels.
      plain.symbol = nil
      plain.vector = nil
    }
    func draw() -> CGImage? {
      canvas.draw(for: "UIImage") {
        plain.draw(in: bounds, context: $0, blendMode: .normal, alpha: 1)
      }
    }
    guard isOutline, var key = symbol?.key(on: canvas) else { return draw() }
    key.orientation = orientation
    key.tint = plain.tint?.cgColor
    return SymbolRasters.picture(key, of: drawsPixels ? cgImage : nil, draw)
  }

  /// Whether it is drawn as an outline at any size.
  var isOutline: Bool { (symbol != nil || vector != nil) && !isResizable }
}

extension CGContext {
  /// Rotates and mirrors, by the orientation, what `draw` draws into its rectangle, in a context whose y-axis points
  /// down.
  func drawTurned(
    _ orientation: UIImage.Orientation, in rect: CGRect, _ draw: (CGRect) -> Void
  ) {
    if orientation == .up { return draw(rect) }
    saveGState()
    translateBy(x: rect.minX, y: rect.minY)
    scaleBy(x: rect.width, y: rect.height)
    concatenate(orientation.unitTransform)
    draw(CGRect(x: 0, y: 0, width: 1, height: 1))
    restoreGState()
  }
}
