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
      && !constraint.itemViews.contains(where: session.isDetached)
    install(isWanted, constraint, holder)
  }

  /// A constraint that the app itself has activated or deactivated stays so until the traits want something else.
  private func install(_ isWanted: Bool, _ constraint: NSLayoutConstraint, _ holder: UIView) {
    guard isWanted != isInstalled else { return }
    // The app may have removed a view itself.
    if isWanted, !constraint.itemViews.allSatisfy({ $0.isDescendant(of: holder) }) { return }
    isInstalled = isWanted
    kept = isWanted ? nil : constraint
    if isWanted {
      holder.addConstraint(constraint)
    } else {
      constraint.isActive = false
    }
  }
}

extension NSLayoutConstraint {
  /// The views of the items, or in which the items are.
  fileprivate var itemViews: [UIView] {
    [firstItem, secondItem].compactMap { ($0 as? UILayoutGuide)?.owningView ?? $0 as? UIView }
  }
}
