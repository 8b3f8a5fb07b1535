/// A view or a layout guide, held weakly.
@MainActor
struct LayoutItem {
  private(set) weak var object: AnyObject?

  /// No item at all.
  init() {}

  /// - Precondition: `object` is a view or a layout guide.
  init(_ object: Any) {
    let object = object as AnyObject
    precondition(
      object is UIView || object is UILayoutGuide,
      "Constraint items must each be a view or layout guide.")
    self.object = object
  }

  var guide: UILayoutGuide? { object as? UILayoutGuide }

  /// The view itself, or the one that a guide belongs to.
  var view: UIView? { object as? UIView ?? guide?.owningView }

  var name: String {
    guard let object else { return "(null)" }
    return "\(UIResponder.className(of: object)):\(identityHash(of: object))"
  }
}
