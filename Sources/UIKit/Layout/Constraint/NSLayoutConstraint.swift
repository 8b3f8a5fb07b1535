import DarkroomCoreGraphics
public import Foundation

/// A linear relation between two attributes: `first = multiplier × second + constant`.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject, _AnchoredConstraint {
  final var form: ConstraintForm
  final var state = ActivationState()
  private final var storedPriority = UILayoutPriority.required

  /// - Precondition: the attributes go together, and both items are views or layout guides.
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

  // Not designated: subclasses of clients inherit the initializers only if they see all designated ones.
  convenience init(_ form: ConstraintForm) {
    self.init()
    self.form = form
  }

  /// One of UIKit's own.
  convenience init(_ form: ConstraintForm, priority: UILayoutPriority, identifier: String) {
    self.init()
    self.form = form
    storedPriority = priority
    self.identifier = identifier
  }

  open func awakeFromNib() {}

  /// Says nothing about anything; it cannot be activated.
  public override init() {
    form = .empty
    super.init()
  }

  /// Becomes required, or stops being so, only until a window was laid out by the constraint.
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

  open var firstItem: AnyObject? { form.first.item?.object }
  open var secondItem: AnyObject? { form.second?.item?.object }
  open var firstAttribute: Attribute { form.first.attribute }
  open var secondAttribute: Attribute { form.second?.attribute ?? .notAnAttribute }
  /// The item's own anchor, so that its type tells its axis.
  open var firstAnchor: _LayoutAnchor { form.first.anchor }
  open var secondAnchor: _LayoutAnchor? { form.second?.anchor }
  open var relation: Relation { form.relation }
  /// 1 for a length that is a constant, whatever it was made with.
  open var multiplier: CGFloat { form.multiplier }
  /// In points; raises for what is not finite.
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
  /// Activation adds the constraint to the closest common ancestor of its items.
  open var isActive: Bool {
    get { state.holder != nil }
    set { newValue ? activate() : deactivate() }
  }
  // unsafe: as above.
  open var identifier: String?

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  open class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    visualFormatConstraints(format, opts, metrics ?? [:], views)
  }

  open override var description: String { MainActor.assumeIsolated { descriptionLine } }
}
