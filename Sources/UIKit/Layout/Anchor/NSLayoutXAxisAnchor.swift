public import DarkroomCoreGraphics

/// A horizontal position.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance to the other anchor; positive if the other is further along.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(.distance(operand, otherAnchor.operand))
  }
  /// Creates an inactive constraint that places this anchor a multiple of 8 points after the other one.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor.operand, systemSpaces: multiplier)
  }
  /// Creates an inactive constraint that places this anchor at least a multiple of 8 points after the other one.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor.operand, systemSpaces: multiplier)
  }
  /// Creates an inactive constraint that places this anchor at most a multiple of 8 points after the other one.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor.operand, systemSpaces: multiplier)
  }
}
