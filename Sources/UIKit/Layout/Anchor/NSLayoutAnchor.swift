public import Foundation

/// Makes constraints between attributes of one kind.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  final let operand: LayoutOperand

  init(_ operand: LayoutOperand) {
    self.operand = operand
    super.init()
  }

  convenience init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(.attribute(LayoutItem(item), attribute))
  }

  open var name: String { operand.attribute.name }
  open var item: AnyObject? { operand.item?.object }

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

  /// The constraints that this attribute's value depends on.
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    guard let view = operand.item?.view, let engine = view.settledEngine else { return [] }
    return engine.constraints(affecting: operand)
  }
  open var hasAmbiguousLayout: Bool {
    guard let view = operand.item?.view, let engine = view.settledEngine else { return false }
    return engine.isAmbiguous(operand)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSLayoutAnchor<AnchorType> else { return false }
    return MainActor.assumeIsolated { operand.name == other.operand.name }
  }
  open override var hash: Int { MainActor.assumeIsolated { operand.name.hashValue } }
  open override var description: String {
    MainActor.assumeIsolated {
      "<\(UIResponder.className(of: self)):\(identityHash(of: self)) \"\(operand.name)\">"
    }
  }
}
