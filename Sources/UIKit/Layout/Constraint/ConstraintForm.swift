import DarkroomCoreGraphics

/// What a constraint says, whether it is active or not.
@MainActor
struct ConstraintForm {
  let first: LayoutOperand
  let relation: NSLayoutConstraint.Relation
  let second: LayoutOperand?
  let multiplier: CGFloat
  var constant: CGFloat

  static var empty: ConstraintForm {
    ConstraintForm(
      first: .attribute(LayoutItem(), .notAnAttribute), relation: .equal, second: nil,
      multiplier: 1, constant: 0)
  }

  var items: [LayoutItem] { first.items + (second?.items ?? []) }

  /// Whether the constraint reads from right to left in such an interface.
  var isDirectional: Bool { first.isDirectional || second?.isDirectional ?? false }

  /// Traps where UIKit throws an exception.
  func check() {
    let kind = first.attribute.kind
    precondition(kind != .none, "A constraint's first attribute must not be notAnAttribute.")
    precondition(
      multiplier.isFinite && constant.isFinite, "Multiplier and constant must be finite.")
    guard let second else {
      precondition(
        kind == .dimension,
        "A constraint cannot be made that sets a location equal to a constant. Location attributes must be specified in pairs."
      )
      return
    }
    precondition(multiplier != 0, "A multiplier of 0 makes a location or size a constant.")
    precondition(
      kind == second.attribute.kind,
      "Invalid pairing of layout attributes: \(first.attribute.name) and \(second.attribute.name)."
    )
    precondition(
      first.isDirectional == second.isDirectional || !isMixed(first, second),
      "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use leading/trailing for both or neither."
    )
  }

  /// Whether one attribute depends on the direction and the other is a left or right edge.
  private func isMixed(_ a: LayoutOperand, _ b: LayoutOperand) -> Bool {
    let sides: [NSLayoutConstraint.Attribute] = [.left, .right, .leftMargin, .rightMargin]
    return a.isDirectional && sides.contains(b.attribute)
      || b.isDirectional && sides.contains(a.attribute)
  }
}
