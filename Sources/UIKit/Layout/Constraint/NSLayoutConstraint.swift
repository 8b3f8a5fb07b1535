import DarkroomCoreGraphics
public import Foundation

/// A linear relation between two attributes: `first = multiplier × second + constant`.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject, _AnchoredConstraint {
  final var form: ConstraintForm
  final var state = ActivationState()
  private final var storedPriority = UILayoutPriority.required

  /// - Precondition: The attributes are of one kind, and both items are views or layout guides.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: Any?, attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let second = view2.map { LayoutOperand.attribute(LayoutItem($0), attr2) }
    let form = ConstraintForm(
      first: .attribute(LayoutItem(view1), attr1),
      relation: relation, second: attr2 == .notAnAttribute ? nil : second,
      multiplier: multiplier, constant: c)
    form.check()
    self.init()
    self.form = form
  }

  // It isn't a designated initializer: clients' subclasses inherit initializers only if they see all designated ones.
  convenience init(_ form: ConstraintForm) {
    self.init()
    self.form = form
  }

  /// Creates one of UIKit's own constraints.
  convenience init(_ form: ConstraintForm, priority: UILayoutPriority, identifier: String) {
    self.init()
    self.form = form
    storedPriority = priority
    self.identifier = identifier
  }

  /// Is called on an instance of a subclass when the nib that contains it has been loaded.
  open func awakeFromNib() {}

  /// Creates an empty constraint, which cannot be activated.
  public override init() {
    form = .empty
    super.init()
  }

  /// The priority.
  ///
  /// It can change to or from required only until the constraint has been used in the layout of a window.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      checkPriorityChange(to: newValue)
      guard storedPriority != newValue else { return }
      let old = storedPriority
      storedPriority = newValue
      priorityDidChange(from: old)
    }
  }
  /// - Important: Inert.
  open var shouldBeArchived = false

  /// The view or layout guide on the left side of the equation.
  open var firstItem: AnyObject? { form.first.item?.object }
  /// The view or layout guide on the right side of the equation; nil for a constant length.
  open var secondItem: AnyObject? { form.second?.item?.object }
  /// The attribute on the left side of the equation.
  open var firstAttribute: Attribute { form.first.attribute }
  /// The attribute on the right side of the equation; `notAnAttribute` for a constant length.
  open var secondAttribute: Attribute { form.second?.attribute ?? .notAnAttribute }
  /// The item's own anchor, whose type tells its axis.
  open var firstAnchor: _LayoutAnchor { form.first.anchor }
  /// The anchor on the right side of the equation; nil for a constant length.
  open var secondAnchor: _LayoutAnchor? { form.second?.anchor }
  /// Whether the left side is equal to the right side, at least as large, or at most as large.
  open var relation: Relation { form.relation }
  /// The multiplier; always 1 if the constraint sets a constant length.
  open var multiplier: CGFloat { form.multiplier }
  /// The constant in points; setting a value that isn't finite raises an exception.
  open var constant: CGFloat {
    get { form.distance }
    set {
      UncaughtException.require(
        newValue.isFinite, "Constant is not finite! That's illegal. constant:\(newValue)")
      guard form.distance != newValue else { return }
      form = form.with(constant: newValue)
      constantDidChange()
    }
  }
  /// Whether the constraint is active; activating it adds it to the closest common ancestor of its items.
  open var isActive: Bool {
    get { state.holder != nil }
    set { newValue ? activate() : deactivate() }
  }
  // unsafe: as above.
  /// A name that appears in the constraint's description.
  open var identifier: String?

  /// Activates the constraints in order; one without a common ancestor of its items raises an exception.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  /// Deactivates the constraints in order.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Creates inactive constraints from a format string; an error in it raises an exception with its position.
  open class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    visualFormatConstraints(format, opts, metrics ?? [:], views)
  }

  open override var description: String { MainActor.assumeIsolated { descriptionLine } }
}
