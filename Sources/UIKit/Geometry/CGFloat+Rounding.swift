import DarkroomCoreGraphics

extension CGFloat {
  /// The next multiple of `step` (points in a pixel); thirds are not exact in binary.
  func roundedUp(to step: CGFloat) -> CGFloat {
    let steps = (self / step - 1e-6).rounded(.up)
    // No length is a plain zero, not a negative one.
    return steps / (1 / step) + 0
  }

  /// The nearest multiple of `step`, half up.
  func roundedHalfUp(to step: CGFloat) -> CGFloat {
    let steps = (self / step + 0.5 + 1e-6).rounded(.down)
    return steps / (1 / step)
  }
}
