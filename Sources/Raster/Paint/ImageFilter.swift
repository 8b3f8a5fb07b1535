/// How pixels between an image's pixels are found.
package enum ImageFilter: UInt8, Hashable, Sendable {
  case nearest
  case bilinear
  /// Bilinear when enlarging; the area covered is averaged when reducing.
  case high
}
