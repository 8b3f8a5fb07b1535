import DarkroomCoreGraphics
import Foundation

extension NibSession {
  // MARK: Excluded subviews

  /// Keeps a subview that is excluded now.
  func detach(_ view: UIView, _ id: String) { variations.detached[id] = view }
  /// Whether a view is excluded now, or is in one that is.
  func isDetached(_ view: UIView) -> Bool {
    variations.detached.values.contains { view.isDescendant(of: $0) }
  }
  func takeDetached(_ id: String) -> UIView? { variations.detached.removeValue(forKey: id) }

  // MARK: Changes of traits

  /// Follows the traits of the views as long as one of the outermost views lives.
  func observeVariations(in objects: [NSObject]) {
    let observed = variations.observed
    guard !observed.isEmpty else { return }
    let detached = variations.detached.values
    var roots = objects.compactMap { $0 as? UIView }
      .filter { view in view.superview == nil && !detached.contains { $0 === view } }
    if roots.isEmpty { roots = Array(observed.prefix(1)) }
    // The roots keep the session: it owns the objects that are excluded now.
    for root in roots { observe(root) { self.updateVariations() } }
    for view in observed where !roots.contains(where: { $0 === view }) {
      observe(view) { [weak self] in self?.updateVariations() }
    }
  }

  private func observe(_ view: UIView, _ update: @escaping @MainActor () -> Void) {
    view.registerForTraitChanges([
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitUserInterfaceIdiom.self,
    ]) { (_: UIView, _) in update() }
  }

  private func updateVariations() {
    // A view that is added gets other traits, and asks for an update during this one.
    variations.isOutdated = true
    guard !variations.isUpdating else { return }
    variations.isUpdating = true
    defer { variations.isUpdating = false }
    while variations.isOutdated {
      variations.isOutdated = false
      updateOnce()
    }
  }

  private func updateOnce() {
    // Constraints of subviews that are removed have no owner until they are kept.
    let alive = variations.constraints.compactMap(\.constraint)
    for view in variations.views {
      if let change = view.takeChange() { apply(change.element, to: change.view) }
    }
    for view in variations.views { view.updateSubviews(in: self) }
    for constraint in variations.constraints {
      if let holder = constraint.holder { constraint.update(in: self, holder.traitCollection) }
    }
    withExtendedLifetime(alive) {}
  }

  /// Only values that are read without consequences for absent ones can change.
  private func apply(_ change: NibElement, to view: UIView) {
    let reader = NibReader(change, self)
    view.decodeVariation(reader)
    let types: [UIView.Type] = [
      UIStackView.self, UILabel.self, UIImageView.self, UIButton.self, UITextField.self,
      UITextView.self,
    ]
    for row in view.lineage where types.contains(where: { $0 == row.type }) {
      row.decode?(view, reader)
    }
  }
}
