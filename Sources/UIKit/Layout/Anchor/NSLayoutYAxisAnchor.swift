public import DarkroomCoreGraphics

/// A vertical position.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance to the other anchor; positive if the other is further down.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(.distance(operand, otherAnchor.operand))
  }
  /// Creates an inactive constraint that places this anchor a multiple of the system's distance below the other one.
  ///
  /// The distance is 8 points, or between baselines the larger line height of the two texts.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor.operand, systemSpaces: multiplier)
  }
  /// Creates an inactive constraint with at least a multiple of the system's distance below the other anchor.
  ///
  /// The distance is 8 points, or between baselines the larger line height of the two texts.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor.operand, systemSpaces: multiplier)
  }
  /// Creates an inactive constraint with at most a multiple of the system's distance below the other anchor.
  ///
  /// The distance is 8 points, or between baselines the larger line height of the two texts.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor.operand, systemSpaces: multiplier)
  }
}
