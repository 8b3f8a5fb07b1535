import DarkroomCoreGraphics

/// An area of the plane that becomes an image.
struct ImageCanvas {
  /// Points.
  let bounds: CGRect
  /// Pixels in a point.
  let scale: CGFloat
  let isOpaque: Bool

  static var screenScale: CGFloat { UITraitCollection.current.knownDisplayScale }

  /// Part of a pixel at the far edges is a whole one (see Measures, layout rounding).
  var pixelWidth: Int { ImageCanvas.pixels(bounds.width * scale) }
  var pixelHeight: Int { ImageCanvas.pixels(bounds.height * scale) }

  var isEmpty: Bool { pixelWidth == 0 || pixelHeight == 0 }

  /// Whether the pixels are no more than memory is asked for; a size that is not finite has none.
  var hasRoom: Bool {
    isEmpty || bounds.width * scale * (bounds.height * scale) <= CGFloat(CGContext.mostPixels)
  }

  /// Raises where the image would not fit into memory.
  /// - Parameter asker: what makes the image, first in the exception's reason.
  func requireRoom(for asker: @autoclosure () -> String) {
    UncaughtException.require(
      hasRoom,
      "\(asker()): \(bounds.width.briefText)×\(bounds.height.briefText) points at scale "
        + "\(scale.briefText), more than \(CGContext.mostPixels) pixels: too large for a picture.")
  }

  private static func pixels(_ length: CGFloat) -> Int {
    // Thirds of a point times three are not always whole in binary.
    let length = (length - 1e-6).rounded(.up)
    return length > 0 && length.isFinite ? Int(min(length, 1_048_576)) : 0
  }

  /// A context in points whose origin is that of `bounds`; black where nothing is drawn when opaque.
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

  /// Runs `actions` with the new context as the current one.
  /// - Parameter asker: named where the image is too large.
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
  /// The display scale, or the main screen's where the traits name none.
  var knownDisplayScale: CGFloat {
    displayScale > 0 ? displayScale : UITraitCollection.screenDefault.displayScale
  }
}
