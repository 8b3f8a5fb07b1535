/// A change of the finished picture of a group.
package enum PictureFilter: Hashable, Sendable {
  /// A Gaussian blur; `sigma` is its standard deviation.
  ///
  /// An opaque picture keeps its edges, beyond which the outermost pixels are repeated; any other picture fades out
  /// around them.
  case blur(sigma: Double, isOpaque: Bool)
  case colors(ColorTransform)
  /// A premultiplied color where the alpha is in a range within 0 to 1, and nothing elsewhere.
  case threshold(ClosedRange<Double>, UInt32)
}
