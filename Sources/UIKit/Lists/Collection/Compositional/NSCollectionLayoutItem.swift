public import Foundation

/// One view of a group, or a group inside another group.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  /// The size in its container, before `contentInsets` are applied.
  open private(set) var layoutSize: NSCollectionLayoutSize
  /// The views that are attached to the item, such as badges.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { attachedItems }
  final var attachedItems: [NSCollectionLayoutSupplementaryItem]
  /// The insets, which reduce the item's frame after everything is placed; they have no effect on an estimated axis.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space around the item, outside its size; nil for none.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Creates an item without attached views.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates an item with attached views.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    attachedItems = supplementaryItems
    super.init()
  }
}
