public import Foundation

/// A factory of constraints between attributes of one kind.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: _LayoutAnchor {
  convenience init(_ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(.attribute(item, attribute))
  }

  /// Creates an inactive constraint.
  ///
  /// An exception is raised if the anchors are of different kinds, or mix leading and trailing with left and right.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    related(.equal, to: anchor.operand)
  }
  /// Creates an inactive constraint by which this value is at least the other.
  ///
  /// Positions increase to the right and downwards; leading and trailing edges count in the direction of text.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>)
    -> NSLayoutConstraint
  {
    related(.greaterThanOrEqual, to: anchor.operand)
  }
  /// Creates an inactive constraint by which this value is at most the other.
  ///
  /// Positions increase to the right and downwards; leading and trailing edges count in the direction of text.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>)
    -> NSLayoutConstraint
  {
    related(.lessThanOrEqual, to: anchor.operand)
  }
  /// Creates an inactive constraint to the other value plus a constant in points.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    related(.equal, to: anchor.operand, constant: c)
  }
  /// Creates an inactive constraint to at least the other value plus a constant in points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor.operand, constant: c)
  }
  /// Creates an inactive constraint to at most the other value plus a constant in points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    related(.lessThanOrEqual, to: anchor.operand, constant: c)
  }

  final func related(
    _ relation: NSLayoutConstraint.Relation, to other: LayoutOperand?,
    times multiplier: CGFloat = 1,
    constant: CGFloat = 0, systemSpaces: CGFloat? = nil
  ) -> NSLayoutConstraint {
    let form = ConstraintForm(
      first: operand, relation: relation, second: other, multiplier: multiplier,
      constant: constant, systemSpaces: systemSpaces)
    form.check()
    return NSLayoutConstraint(form)
  }
}
