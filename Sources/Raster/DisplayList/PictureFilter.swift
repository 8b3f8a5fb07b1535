/// What is done to the finished picture of a group.
package enum PictureFilter: Hashable, Sendable {
  /// A Gaussian; `sigma` is its standard deviation.
  ///
  /// An opaque one keeps its edges, beyond which the outermost pixels go on; another fades out around them.
  case blur(sigma: Double, isOpaque: Bool)
  case colors(ColorTransform)
  /// A premultiplied color where the alpha lies in a range of 0 to 1, and nothing elsewhere.
  case threshold(ClosedRange<Double>, UInt32)
}
