/// How pixels between an image's pixels are found.
package enum ImageFilter: UInt8, Hashable, Sendable {
  case nearest
  case bilinear
  /// Bilinear when enlarging; when reducing, bicubic over all that a pixel covers (`BicubicWeights`).
  case high
}
