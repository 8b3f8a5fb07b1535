import DarkroomCoreGraphics
import Foundation

extension UICollectionView {
  /// Asks new views for their preferred sizes, and the layout whether it uses them.
  ///
  /// - Returns: whether the layout has to be done again.
  func adoptPreferredSizes(_ wanted: [UICollectionViewLayoutAttributes]) -> Bool {
    guard layout.measuresViews else { return false }
    var changes = false
    for original in wanted where shown.unmeasured.remove(original.element) != nil {
      guard let view = shown.views[original.element], original.category != .decorationView else {
        continue
      }
      let preferred = view.preferredLayoutAttributesFitting(original.duplicate)
      guard
        layout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      else { continue }
      changes = true
      let context = layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      context.preferredSizes[original.element] = preferred.size
      layout.invalidateLayout(with: context)
    }
    return changes
  }
}

extension UICollectionView {
  /// Requests the preferred sizes of all visible views again.
  func measureShownViews() {
    shown.unmeasured.formUnion(shown.views.keys)
    setNeedsLayout()
  }

  /// Requests the preferred size of a visible view again, if the layout uses it.
  func cellWantsAnotherSize(_ cell: UICollectionReusableView) {
    guard selfSizingInvalidation != .disabled, layout.measuresViews,
      let element = shown.views.first(where: { $0.value === cell })?.key
    else { return }
    shown.unmeasured.insert(element)
    setNeedsLayout()
  }

  /// Another text size changes the preferred sizes of cells.
  func followTraits(from old: UITraitCollection) {
    if traitCollection.preferredContentSizeCategory != old.preferredContentSizeCategory {
      layout.forgetSizes()
    }
    layout.traitsDidChange()
  }
}

extension UICollectionReusableView {
  /// The size of the content; lengths that the layout fixes do not change.
  func fitted(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let free = CGFloat.greatestFiniteMagnitude
    let size = measure(
      CGSize(
        width: attributes.measuresWidth ? free : attributes.size.width,
        height: attributes.measuresHeight ? free : attributes.size.height))
    if attributes.measuresWidth { attributes.size.width = size.width }
    if attributes.measuresHeight { attributes.size.height = size.height }
    return attributes
  }
}
