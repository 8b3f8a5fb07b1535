import DarkroomCoreGraphics

/// An area in user space that is drawn into an image.
struct ImageCanvas {
  /// The area in points.
  let bounds: CGRect
  /// The number of pixels per point.
  let scale: CGFloat
  let isOpaque: Bool

  static var screenScale: CGFloat { UITraitCollection.current.knownDisplayScale }

  /// The width in pixels; a partial pixel at the edge counts as a whole one (see Measures, layout rounding).
  var pixelWidth: Int { ImageCanvas.pixels(bounds.width * scale) }
  var pixelHeight: Int { ImageCanvas.pixels(bounds.height * scale) }

  var isEmpty: Bool { pixelWidth == 0 || pixelHeight == 0 }

  /// Whether the image does not exceed the greatest number of pixels; a size that isn't finite does.
  var hasRoom: Bool {
    isEmpty || CGContext.hasRoom(for: bounds.size, scale: scale)
  }

  /// Raises an exception if the image would not fit into memory.
  /// - Parameter asker: The function that creates the image, which begins the exception's reason.
  func requireRoom(for asker: @autoclosure () -> String) {
    UncaughtException.require(
      hasRoom,
      "\(asker()): \(bounds.width.briefText)×\(bounds.height.briefText) points at scale "
        + "\(scale.briefText), more than \(CGContext.mostPixels) pixels: too large for a picture.")
  }

  private static func pixels(_ length: CGFloat) -> Int {
    // Three times a third of a point isn't always an integer in binary.
    let length = (length - 1e-6).rounded(.up)
    return length > 0 && length.isFinite ? Int(min(length, 1_048_576)) : 0
  }

  /// A context in points with the origin of `bounds`.
  ///
  /// If it is opaque, areas without drawing are black.
  func makeContext() -> CGContext {
    let context = CGContext(
      recordingWidth: max(1, pixelWidth), height: max(1, pixelHeight), scale: scale)
    context.isOpaque = isOpaque
    if isOpaque {
      context.setFillColor(gray: 0, alpha: 1)
      context.fill(CGRect(origin: .zero, size: bounds.size).insetBy(dx: -1, dy: -1))
    }
    if bounds.origin != .zero { context.translateBy(x: -bounds.minX, y: -bounds.minY) }
    return context
  }

  /// Runs `actions` with a new context as the current one.
  /// - Parameter asker: The name in the exception if the image is too large.
  func draw(for asker: @autoclosure () -> String, _ actions: (CGContext) -> Void) -> CGImage? {
    requireRoom(for: asker())
    let context = makeContext()
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    actions(context)
    return context.makeImage()
  }
}

extension UITraitCollection {
  /// The display scale, or that of the main screen if the traits set none.
  var knownDisplayScale: CGFloat {
    displayScale > 0 ? displayScale : UITraitCollection.screenDefault.displayScale
  }
}
