import DarkroomCoreGraphics

extension CGPoint {
  /// The nearest corner of pixels, or of points where the scale is not known.
  func rounded(toScale scale: CGFloat) -> CGPoint {
    let scale = scale > 0 ? scale : 1
    return CGPoint(x: (x * scale).rounded() / scale, y: (y * scale).rounded() / scale)
  }
}
