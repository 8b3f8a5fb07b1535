import Foundation

/// A view that is attached to an item or a group, such as a badge.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind under which the data source is asked for the view.
  open private(set) var elementKind: String
  /// The place on the container at which the view is.
  open private(set) var containerAnchor: NSCollectionLayoutAnchor
  /// The place on the view that lies at the container's anchor; nil places the view inside the container's edges.
  open private(set) var itemAnchor: NSCollectionLayoutAnchor?
  /// The order among other views; 1 by default, in front of items.
  open var zIndex = 1

  /// Creates a view inside its container's edges.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, nil)
  }

  /// Creates a view whose own anchor lies at its container's anchor.
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
