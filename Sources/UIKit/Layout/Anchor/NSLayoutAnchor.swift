public import Foundation

/// A factory of constraints between attributes of one kind.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: _LayoutAnchor {
  convenience init(_ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(.attribute(item, attribute))
  }

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    related(.equal, to: anchor.operand)
  }
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>)
    -> NSLayoutConstraint
  {
    related(.greaterThanOrEqual, to: anchor.operand)
  }
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>)
    -> NSLayoutConstraint
  {
    related(.lessThanOrEqual, to: anchor.operand)
  }
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    related(.equal, to: anchor.operand, constant: c)
  }
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, to: anchor.operand, constant: c)
  }
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
