extension UIView {
  struct TraitState {
    var overrides = TraitValues() {
      didSet { hasOverrides = !overrides.isEmpty }
    }
    /// Few views have any, and comparing all traits takes long.
    private(set) var hasOverrides = false
    var resolved = UITraitCollection.screenDefault
    var observers = TraitObservers()
    var limits: ContentSizeCategoryLimits?
  }

  func overrideTraits(_ change: (inout TraitValues) -> Void) {
    let old = traits.overrides
    change(&traits.overrides)
    if traits.overrides != old { updateTraitsInTree() }
  }

  /// The view's traits, computed from the superview, then the controller, then its own overrides.
  private func computedTraits(in parent: UIView?) -> UITraitCollection {
    var result =
      parent?.traitCollection ?? hierarchy.controller?.parent?.traitCollection
      ?? .screenDefault
    if let controller = hierarchy.controller {
      result = result.merging(controller.allTraitOverrides)
    }
    if traits.hasOverrides { result = result.merging(traits.overrides) }
    guard let limits = traits.limits else { return result }
    return result.merging(limits.overrides(of: result.preferredContentSizeCategory))
  }

  func limitContentSizeCategory(_ change: (inout ContentSizeCategoryLimits) -> Void) {
    var limits = traits.limits ?? ContentSizeCategoryLimits()
    change(&limits)
    traits.limits = limits.isEmpty ? nil : limits
    updateTraitsInTree()
  }

  var contentSizeLimitsDescription: String {
    sequence(first: self, next: \.superview).map { view in
      let category = view.traitCollection.preferredContentSizeCategory.rawValue
      let values = [category] + (view.traits.limits?.descriptions ?? [])
      return "\(UIResponder.className(of: type(of: view))): \(values.joined(separator: ", "))"
    }.joined(separator: "\n")
  }

  /// Updates the traits of this view and its descendants; all that see a change are notified, the controller before its
  /// view, parents first.
  func updateTraitsInTree() { updateTraits(asIn: traitParent) }

  /// Does the same as for a subview of `parent`, which this view is going to become.
  func updateTraits(asIn parent: UIView?) {
    var pending = [self]
    var comparison = TraitComparison()
    while let view = pending.popLast() {
      let outer = view === self ? parent : view.traitParent
      guard view.refreshTraits(in: outer, &comparison) else { continue }
      pending.push(view.hierarchy.subviews)
    }
  }

  private func refreshTraits(in parent: UIView?, _ comparison: inout TraitComparison) -> Bool {
    let old = traits.resolved
    let new = computedTraits(in: parent)
    guard new !== old else { return false }
    traits.resolved = new
    guard comparison.differ(old, new) else { return true }
    new.performAsCurrent {
      hierarchy.controller?.traitsDidChange(from: old)
      followTraitsWithBackground()
      traitsDidChange(from: old)
      traitCollectionDidChange(old)
      traits.observers.notify(self, old: old, new: new)
    }
    if old.layoutDirection != new.layoutDirection {
      layoutMarginsMayHaveChanged()
      constraintDirectionDidChange()
    }
    updateReadableLimit()
    setNeedsLayout()
    if mayDraw { setNeedsDisplay() }
    return true
  }

  // MARK: Layout direction

  var resolvedLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// The direction of a view that is in no tree: unspecified means that of the app.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }

  /// The direction that an attribute means inside content of the given direction: only `unspecified` follows it.
  ///
  /// `playback`, `spatial` and `forceLeftToRight` mean left to right.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute,
    relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

/// Remembers the last comparison: in a tree, nearly all views get the same new traits instead of the same old ones.
private struct TraitComparison {
  private var last: (old: UITraitCollection, new: UITraitCollection, differ: Bool)?

  mutating func differ(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
    if let last, last.old === old, last.new === new { return last.differ }
    let differ = !new.hasEqualValues(old)
    last = (old, new, differ)
    return differ
  }
}
