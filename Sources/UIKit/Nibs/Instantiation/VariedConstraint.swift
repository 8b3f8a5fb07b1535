import DarkroomCoreGraphics
import Foundation

/// A constraint of a nib in which something depends on traits: the constraint is perhaps not installed, or has another
/// constant.
@MainActor
final class VariedConstraint {
  private(set) weak var constraint: NSLayoutConstraint?
  private(set) weak var holder: UIView?
  private let element: NibElement
  /// The element of the holder.
  private let owner: NibElement
  /// The element with the values that the constraint has now.
  private var current: NibElement
  /// The constraint while no view holds it.
  private var kept: NSLayoutConstraint?
  private var isInstalled = false

  init(
    _ constraint: NSLayoutConstraint, of holder: UIView, _ element: NibElement,
    in owner: NibElement, _ traits: UITraitCollection
  ) {
    self.constraint = constraint
    self.holder = holder
    self.element = element
    self.owner = owner
    current = element.varied(for: traits)
    kept = constraint
  }

  var hasVariations: Bool { element.hasVariations }

  func update(in session: NibSession, _ traits: UITraitCollection) {
    guard let constraint, let holder else { return }
    let new = element.varied(for: traits)
    let old = current
    current = new
    if new["constant"] != old["constant"] {
      constraint.constant = session.constant(
        NibReader(new, session), constraint.firstItem, constraint.secondItem)
    }
    if new["priority"] != old["priority"] {
      constraint.priority = NibReader(new, session).priority("priority") ?? .required
    }
    let isWanted =
      new["installed"] != "NO"
      && !owner.excluded("constraints", for: traits).contains(element.id ?? "")
      && [constraint.firstItem, constraint.secondItem].allSatisfy { Self.isInside($0, holder) }
    install(isWanted, constraint, holder)
  }

  /// A constraint that the app itself has activated or deactivated stays so until the traits want something else.
  private func install(_ isWanted: Bool, _ constraint: NSLayoutConstraint, _ holder: UIView) {
    guard isWanted != isInstalled else { return }
    isInstalled = isWanted
    kept = isWanted ? nil : constraint
    if isWanted {
      holder.addConstraint(constraint)
    } else {
      constraint.isActive = false
    }
  }

  /// Whether an item is in the holder now: excluded views, and all in them, are not.
  private static func isInside(_ item: AnyObject?, _ holder: UIView) -> Bool {
    switch item {
    case let view as UIView: view.isDescendant(of: holder)
    case let guide as UILayoutGuide: guide.owningView?.isDescendant(of: holder) ?? false
    default: true
    }
  }
}
