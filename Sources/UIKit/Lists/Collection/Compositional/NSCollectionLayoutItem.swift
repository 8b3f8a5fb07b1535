public import Foundation

/// One view of a group, or a group inside another group.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  open private(set) var layoutSize: NSCollectionLayoutSize
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { attachedItems }
  final var attachedItems: [NSCollectionLayoutSupplementaryItem]
  /// The insets, which reduce the item's frame after everything is placed; they have no effect on an estimated axis.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    attachedItems = supplementaryItems
    super.init()
  }
}
