/// The way to compute colors between an image's pixels.
package enum ImageFilter: UInt8, Hashable, Sendable {
  case nearest
  case bilinear
  /// Bilinear when enlarging; when reducing, bicubic over the whole area that a pixel covers (`BicubicWeights`).
  case high
}
