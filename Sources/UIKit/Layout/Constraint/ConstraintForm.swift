import DarkroomCoreGraphics

/// What a constraint says, whether it is active or not.
@MainActor
struct ConstraintForm {
  let first: LayoutOperand
  let relation: NSLayoutConstraint.Relation
  let second: LayoutOperand?
  let multiplier: CGFloat
  /// Points; what `distance` says where the system chooses them.
  var constant: CGFloat
  /// How many of the system's spaces stand for the constant.
  var systemSpaces: CGFloat?

  static let empty = ConstraintForm(
    first: .attribute(LayoutItem(), .notAnAttribute), relation: .equal, second: nil,
    multiplier: 1, constant: 0)

  var items: [LayoutItem] { first.items + (second?.items ?? []) }

  func forEachItem(_ body: (LayoutItem) -> Void) {
    first.forEachItem(body)
    second?.forEachItem(body)
  }

  /// The closest view that all items are in; a guide's owner counts.
  var commonAncestor: UIView? {
    guard let second else { return first.commonAncestor }
    return second.commonAncestor.flatMap { first.commonAncestor?.closestCommonAncestor(with: $0) }
  }

  /// The constant, or the points that the system chooses now.
  var distance: CGFloat {
    systemSpaces.map { $0 * SystemSpacing.between(first, second) } ?? constant
  }

  /// Whether the constraint reads from right to left in such an interface.
  var isDirectional: Bool { first.isDirectional || second?.isDirectional ?? false }

  /// Traps where UIKit throws an exception.
  func check() {
    let kind = first.attribute.kind
    UncaughtException.require(
      kind != .none, "A constraint's first attribute must not be notAnAttribute.",
      name: .invalidArgument)
    UncaughtException.require(
      multiplier.isFinite && constant.isFinite, "Multiplier and constant must be finite.",
      name: .invalidArgument)
    guard let second else {
      UncaughtException.require(
        kind == .dimension,
        "A constraint cannot be made that sets a location equal to a constant. Location attributes must be specified in pairs.",
        name: .invalidArgument)
      return
    }
    UncaughtException.require(
      multiplier != 0 || kind == .dimension,
      "A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal constraint of a location equal to a constant. Location attributes must be specified in pairs.",
      name: .invalidArgument)
    UncaughtException.require(
      kind == second.attribute.kind,
      "Invalid pairing of layout attributes: \(first.attribute.name) and \(second.attribute.name).",
      name: .invalidArgument)
    UncaughtException.require(
      first.isDirectional == second.isDirectional || !isMixed(first, second),
      "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use leading/trailing for both or neither.",
      name: .invalidArgument)
  }

  /// Whether one attribute depends on the direction and the other is a left or right edge.
  private func isMixed(_ a: LayoutOperand, _ b: LayoutOperand) -> Bool {
    let sides: [NSLayoutConstraint.Attribute] = [.left, .right, .leftMargin, .rightMargin]
    return a.isDirectional && sides.contains(b.attribute)
      || b.isDirectional && sides.contains(a.attribute)
  }
}
