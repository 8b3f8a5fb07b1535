/// The colors for the pixels of an operation, in device space and multiplied by the opacity.
package enum DevicePaint: Sendable {
  /// Premultiplied RGBA8.
  case solid(UInt32)
  case gradient(GradientPaint)
  case image(ImagePaint)
}

/// A gradient, and the transform from device pixels back to its own space.
package struct GradientPaint: Sendable, Hashable {
  package var gradient: Gradient
  package var fromDevice: Transform
  /// The factor for every color, from 0 to 1.
  package var opacity: Double
}

/// A bitmap on the plane, as an image or as a pattern.
package struct ImagePaint: Sendable {
  package var bitmap: Bitmap
  /// The readable pixels; coordinates outside are clamped to the edge or wrap around.
  package var source: IntRect
  /// Maps device pixels to pixels of the bitmap.
  package var fromDevice: Transform
  package var filter: ImageFilter
  /// From 0 to 255.
  package var opacity: UInt8
  package var repeats: Bool
}
