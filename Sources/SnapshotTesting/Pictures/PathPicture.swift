import DarkroomUIKit

/// Draws a path in its own bounding box.
enum PathPicture {
  static func image(bounds: CGRect, scale: CGFloat, _ draw: (CGContext) -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(bounds: bounds.isNull ? .zero : bounds, format: format)
      .image { context in draw(context.cgContext) }
  }
}
