public import Foundation

/// The space around an item, outside its size.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// The space before the item; nil for none.
  open private(set) var leading: NSCollectionLayoutSpacing?
  /// The space above the item; nil for none.
  open private(set) var top: NSCollectionLayoutSpacing?
  /// The space after the item; nil for none.
  open private(set) var trailing: NSCollectionLayoutSpacing?
  /// The space below the item; nil for none.
  open private(set) var bottom: NSCollectionLayoutSpacing?

  /// Creates spaces around an item; flexible ones share the room that remains in the group.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }
}
