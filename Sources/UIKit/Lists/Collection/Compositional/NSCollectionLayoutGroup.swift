import DarkroomCoreGraphics
import Foundation

/// A group of items in a row, in a column, or at places that a closure computes.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    /// Repeated until the group is full.
    case horizontal, vertical
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  final let arrangement: Arrangement
  /// Exactly so many items.
  final let itemCount: Int?
  /// Whether the items share the group's length, regardless of their own sizes.
  final let sharesLength: Bool
  /// The items that the group repeats; empty for a custom group.
  open private(set) var subitems: [NSCollectionLayoutItem]
  /// Between items.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { attachedItems }
    set { attachedItems = newValue }
  }

  init(
    _ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement,
    _ subitems: [NSCollectionLayoutItem], count: Int? = nil, sharesLength: Bool = false
  ) {
    self.arrangement = arrangement
    self.subitems = subitems
    itemCount = count
    self.sharesLength = sharesLength
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates a row that repeats the items until no further one fits into its width.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { made(NSCollectionLayoutGroup(layoutSize, .horizontal, subitems)) }
  /// Creates a column that repeats the items until no further one fits into its height.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { made(NSCollectionLayoutGroup(layoutSize, .vertical, subitems)) }
  /// Creates a group whose items have equal widths, such that the given number of them fills the group's width.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    made(
      NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], count: count, sharesLength: true))
  }
  /// Creates a group whose items have equal heights, such that the given number of them fills the group's height.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    made(
      NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], count: count, sharesLength: true))
  }
  /// Creates a group whose items keep their own width if the given number of them fits, and otherwise share the group's
  /// width.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    made(NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], count: count))
  }
  /// Creates a group whose items keep their own height if the given number of them fits, and otherwise share the
  /// group's height.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self { made(NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], count: count)) }
  /// Creates a group whose items a closure places; it is called at each layout of the group.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self { made(NSCollectionLayoutGroup(layoutSize, .custom(itemProvider), [])) }

  private class func made(_ group: NSCollectionLayoutGroup) -> Self {
    guard let group = group as? Self else { UncaughtException.raise("groups are not subclassed") }
    return group
  }

  /// The number of items as a text, which is shorter than on iOS.
  open func visualDescription() -> String { "<\(Self.self): \(subitems.count) subitems>" }
}
