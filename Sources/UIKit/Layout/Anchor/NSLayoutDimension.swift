public import DarkroomCoreGraphics

/// A width, a height or the distance between two anchors.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Creates a constraint to a constant in points; like all constraints, it raises an exception if the constant isn't
  /// finite.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    related(.equal, to: nil, constant: c)
  }
  /// Creates an inactive constraint to at least a number of points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: nil, constant: c)
  }
  /// Creates an inactive constraint to at most a number of points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: nil, constant: c)
  }
  /// Creates a constraint to another length.
  ///
  /// With a multiplier of 0 the length is constant, and there is no second anchor.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  {
    related(.equal, to: anchor.operand, times: m)
  }
  /// Creates an inactive constraint to at least a multiple of another length.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  {
    related(.greaterThanOrEqual, to: anchor.operand, times: m)
  }
  /// Creates an inactive constraint to at most a multiple of another length.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  {
    related(.lessThanOrEqual, to: anchor.operand, times: m)
  }
  /// Creates an inactive constraint to a multiple of another length plus a constant in points.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    related(.equal, to: anchor.operand, times: m, constant: c)
  }
  /// Creates an inactive constraint to at least a multiple of another length plus a constant in points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor.operand, times: m, constant: c)
  }
  /// Creates an inactive constraint to at most a multiple of another length plus a constant in points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor.operand, times: m, constant: c)
  }
}
