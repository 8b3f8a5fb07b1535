import DarkroomCoreGraphics

extension CGPoint {
  /// Rounds to the nearest corner of a pixel, or to whole points if the scale is not known.
  func rounded(toScale scale: CGFloat) -> CGPoint {
    let scale = scale > 0 ? scale : 1
    return CGPoint(x: (x * scale).rounded() / scale, y: (y * scale).rounded() / scale)
  }
}
