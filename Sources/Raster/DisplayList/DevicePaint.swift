/// What colors the pixels of an operation, in device space and with the opacity folded in.
package enum DevicePaint: Sendable {
  /// Premultiplied RGBA8.
  case solid(UInt32)
  case gradient(GradientPaint)
  case image(ImagePaint)
}

/// A gradient and the map from device pixels back to its own space.
package struct GradientPaint: Sendable, Hashable {
  package var gradient: Gradient
  package var fromDevice: Transform
  /// From 0 to 1; multiplies every color.
  package var opacity: Double
}

/// A bitmap laid over the plane, as an image or as a pattern.
package struct ImagePaint: Sendable {
  package var bitmap: Bitmap
  /// The pixels that may be read; what lies outside is clamped to its edge or wraps round.
  package var source: IntRect
  /// Maps device pixels to pixels of the bitmap.
  package var fromDevice: Transform
  package var filter: ImageFilter
  /// From 0 to 255.
  package var opacity: UInt8
  package var repeats: Bool
}
