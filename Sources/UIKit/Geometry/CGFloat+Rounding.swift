import DarkroomCoreGraphics

extension CGFloat {
  /// Rounds up to the next multiple of `step`, the size of a pixel in points.
  ///
  /// A small tolerance is needed because thirds aren't exact in binary.
  func roundedUp(to step: CGFloat) -> CGFloat {
    let steps = (self / step - 1e-6).rounded(.up)
    // Adding 0 turns a negative zero into a positive one.
    return steps / (1 / step) + 0
  }

  /// The nearest multiple of `step`; halves are rounded up.
  func roundedHalfUp(to step: CGFloat) -> CGFloat {
    let steps = (self / step + 0.5 + 1e-6).rounded(.down)
    return steps / (1 / step)
  }
}
