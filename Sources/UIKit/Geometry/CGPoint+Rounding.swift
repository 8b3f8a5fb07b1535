import DarkroomCoreGraphics

extension CGPoint {
  /// The nearest corner of pixels; of points where the scale is not known.
  func rounded(toScaleOf traits: UITraitCollection) -> CGPoint {
    let scale = traits.displayScale > 0 ? traits.displayScale : 1
    return CGPoint(x: (x * scale).rounded() / scale, y: (y * scale).rounded() / scale)
  }
}
