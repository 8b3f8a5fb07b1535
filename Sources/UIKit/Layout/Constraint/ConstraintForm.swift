import DarkroomCoreGraphics

/// The relation that a constraint expresses, whether or not it is active.
///
/// It is a class although it never changes. It is read often, and copying a struct would count the four references of
/// both sides.
@MainActor
final class ConstraintForm {
  let first: LayoutOperand
  let relation: NSLayoutConstraint.Relation
  let second: LayoutOperand?
  let multiplier: CGFloat
  /// The constant in points; if the system chooses it, `distance` has the value.
  let constant: CGFloat
  /// The number of system spacings that replace the constant.
  let systemSpaces: CGFloat?
  /// Whether the constraint is reversed in an interface from right to left.
  let isDirectional: Bool
  let usesBaselines: Bool
  /// Whether it may be between a horizontal and a vertical position.
  private let mixesAxes: Bool
  /// Whether it is written with margins, a safe area or an offset, of whatever view.
  private let usesInsets: Bool

  /// - Parameters:
  ///   - multiplier: If it is 0, the length is constant and the second side is removed.
  ///   - constant: The constant in points.
  init(
    first: LayoutOperand, relation: NSLayoutConstraint.Relation, second: LayoutOperand?,
    multiplier: CGFloat, constant: CGFloat, systemSpaces: CGFloat? = nil
  ) {
    let isConstant = multiplier == 0 && first.attribute.kind == .dimension
    self.first = first
    self.relation = relation
    self.second = isConstant ? nil : second
    self.multiplier = isConstant ? 1 : multiplier
    self.constant = constant
    self.systemSpaces = systemSpaces
    isDirectional = first.isDirectional || self.second?.isDirectional ?? false
    usesBaselines = first.usesBaseline || self.second?.usesBaseline ?? false
    mixesAxes =
      first.attribute.kind != .dimension
      && first.attribute.kind != self.second?.attribute.kind ?? first.attribute.kind
    usesInsets = first.usesInsets || self.second?.usesInsets ?? false
  }

  func with(constant: CGFloat) -> ConstraintForm {
    ConstraintForm(
      first: first, relation: relation, second: second, multiplier: multiplier, constant: constant)
  }

  static let empty = ConstraintForm(
    first: .attribute(LayoutItem(), .notAnAttribute), relation: .equal, second: nil,
    multiplier: 1, constant: 0)

  var items: [LayoutItem] { first.items + (second?.items ?? []) }

  func forEachItem(_ body: (LayoutItem) -> Void) {
    first.forEachItem(body)
    second?.forEachItem(body)
  }

  /// The closest view that contains all items; for a guide its owner counts.
  var commonAncestor: UIView? {
    guard let second else { return first.commonAncestor }
    guard let a = first.commonAncestor, let b = second.commonAncestor else { return nil }
    return a.closestCommonAncestor(with: b)
  }

  /// Whether the constraint may say something else once the insets of that view are others.
  func mayFollowInsets(of view: UIView) -> Bool {
    if usesBaselines { return true }
    guard usesInsets else { return false }
    return first.usesInsets(of: view) || second?.usesInsets(of: view) ?? false
  }

  /// The constant, or the points that the system currently chooses.
  var distance: CGFloat {
    if let systemSpaces { return systemSpaces * SystemSpacing.between(first, second) }
    return constant
  }

  /// Whether the constraint relates a horizontal to a vertical position of this one view.
  func relatesAxes(of view: UIView) -> Bool {
    guard mixesAxes, case .attribute(let first, _) = first, case .attribute(let other, _)? = second
    else { return false }
    return first.object === view && other.object === view
  }

  /// Raises an exception in the cases in which UIKit does.
  func check() {
    if let fault { UncaughtException.raise(fault, name: .invalidArgument) }
  }

  /// The error in UIKit's words; nil if there is none.
  private var fault: String? {
    let kind = first.attribute.kind
    if kind == .none { return "A constraint's first attribute must not be notAnAttribute." }
    guard multiplier.isFinite, constant.isFinite else {
      return "Multiplier and constant must be finite."
    }
    if let second { return fault(of: kind, with: second) }
    return kind == .dimension
      ? nil
      : "A constraint cannot be made that sets a location equal to a constant. Location attributes must be specified in pairs."
  }

  private func fault(of kind: NSLayoutConstraint.Attribute.Kind, with second: LayoutOperand)
    -> String?
  {
    if multiplier == 0, kind != .dimension {
      return
        "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal constraint of a location equal to a constant. Location attributes must be specified in pairs."
    }
    if (kind == .dimension) != (second.attribute.kind == .dimension) {
      return
        "Invalid pairing of layout attributes: \(first.attribute.name) and \(second.attribute.name)."
    }
    if first.isDirectional != second.isDirectional, isMixed(first, second) {
      return
        "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use leading/trailing for both or neither."
    }
    return nil
  }

  /// Whether one attribute depends on the writing direction and the other is a left or right edge.
  private func isMixed(_ a: LayoutOperand, _ b: LayoutOperand) -> Bool {
    let sides: [NSLayoutConstraint.Attribute] = [.left, .right, .leftMargin, .rightMargin]
    return a.isDirectional && sides.contains(b.attribute)
      || b.isDirectional && sides.contains(a.attribute)
  }
}
