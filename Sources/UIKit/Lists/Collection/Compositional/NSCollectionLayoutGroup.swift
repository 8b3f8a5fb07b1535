import DarkroomCoreGraphics
import Foundation

/// Items in a row, in a column, or where a closure puts them.
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
  /// Whether the items share the group's length whatever size they name.
  final let sharesLength: Bool
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

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { made(NSCollectionLayoutGroup(layoutSize, .horizontal, subitems)) }
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { made(NSCollectionLayoutGroup(layoutSize, .vertical, subitems)) }
  /// The items are as wide as the group's width lets so many be.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    made(
      NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], count: count, sharesLength: true))
  }
  /// The items are as high as the group's height lets so many be.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self {
    made(
      NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], count: count, sharesLength: true))
  }
  /// Items keep their own width where so many fit, and share the group's where they do not.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self {
    made(NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], count: count))
  }
  /// Items keep their own height where so many fit, and share the group's where they do not.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self { made(NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], count: count)) }
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self { made(NSCollectionLayoutGroup(layoutSize, .custom(itemProvider), [])) }

  private class func made(_ group: NSCollectionLayoutGroup) -> Self {
    guard let group = group as? Self else { UncaughtException.raise("groups are not subclassed") }
    return group
  }

  open func visualDescription() -> String { "<\(Self.self): \(subitems.count) subitems>" }
}
