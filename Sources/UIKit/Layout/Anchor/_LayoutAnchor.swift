public import Foundation

/// The common superclass of all anchors.
///
/// Constraints declare their anchors with this class, because the type of such a value can be tested:
/// `constraint.firstAnchor is NSLayoutXAxisAnchor`.
@preconcurrency @MainActor
open class _LayoutAnchor: NSObject {
  final let operand: LayoutOperand

  init(_ operand: LayoutOperand) {
    self.operand = operand
    super.init()
  }

  open var name: String { operand.attribute.name }
  /// The view or layout guide to which the anchor belongs.
  open var item: AnyObject? { operand.item?.object }

  /// The constraints on which this attribute's value depends.
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    guard let view = operand.item?.view, let engine = view.settledEngine else { return [] }
    return engine.constraints(affecting: operand)
  }
  /// Whether the constraints leave the attribute's value open; false if no constraints are in use.
  open var hasAmbiguousLayout: Bool {
    guard let view = operand.item?.view, let engine = view.settledEngine else { return false }
    return engine.isAmbiguous(operand)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? _LayoutAnchor else { return false }
    return other === self || MainActor.assumeIsolated { operand.name == other.operand.name }
  }
  open override var hash: Int { MainActor.assumeIsolated { operand.name.hashValue } }
  open override var description: String {
    MainActor.assumeIsolated {
      "<\(UIResponder.className(of: self)):\(identityHash(of: self)) \"\(operand.name)\">"
    }
  }
}
