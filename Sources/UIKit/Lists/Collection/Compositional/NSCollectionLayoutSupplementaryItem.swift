import Foundation

/// A view that is attached to an item or a group, such as a badge.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  open private(set) var elementKind: String
  open private(set) var containerAnchor: NSCollectionLayoutAnchor
  open private(set) var itemAnchor: NSCollectionLayoutAnchor?
  open var zIndex = 1

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, nil)
  }

  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
  }

  init(
    _ layoutSize: NSCollectionLayoutSize, _ elementKind: String,
    _ containerAnchor: NSCollectionLayoutAnchor, _ itemAnchor: NSCollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// The view's frame beside its container.
  ///
  /// Without its own anchor the view is inside the container's edges.
  func frame(beside container: CGRect, size: CGSize) -> CGRect {
    let outer = containerAnchor.unitPoint
    let own = itemAnchor?.unitPoint ?? outer
    let shift = containerAnchor.offset(for: size)
    let ownShift = itemAnchor?.offset(for: size) ?? .zero
    return CGRect(
      x: container.minX + outer.x * container.width - own.x * size.width + shift.x + ownShift.x,
      y: container.minY + outer.y * container.height - own.y * size.height + shift.y + ownShift.y,
      width: size.width, height: size.height)
  }
}
