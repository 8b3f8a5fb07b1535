public import Foundation

/// A description of the parts of a layout that are invalid.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject, _ObjectInitializers {
  final var isForReload = false
  final var isForCounts = false
  final var items: [IndexPath]?
  final var supplementaries: [String: [IndexPath]]?
  final var decorations: [String: [IndexPath]]?
  /// The preferred sizes of views, by their elements.
  final var preferredSizes: [CollectionElement: CGSize] = [:]
  /// Whether views only move, because of other bounds or an item that is carried.
  final var isForMovement = false

  /// Whether the context says nothing about what has changed, so that the sizes of views may have, too.
  final var isGeneral: Bool {
    !isForMovement && preferredSizes.isEmpty && items == nil && supplementaries == nil
      && decorations == nil && !isForReload && !isForCounts
  }

  public override init() { super.init() }

  /// Whether the data is reloaded, so that everything is invalid.
  open var invalidateEverything: Bool { isForReload }
  /// Whether the numbers of sections and items may have changed.
  open var invalidateDataSourceCounts: Bool { isForReload || isForCounts }
  /// The items that were invalidated one by one; nil if none were.
  open var invalidatedItemIndexPaths: [IndexPath]? { items }
  /// The supplementary views that were invalidated one by one, by kind; nil if none were.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { supplementaries }
  /// The decoration views that were invalidated one by one, by kind; nil if none were.
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decorations }
  /// Adds items to the ones that are invalid.
  open func invalidateItems(at indexPaths: [IndexPath]) { items = (items ?? []) + indexPaths }
  /// Adds supplementary views of a kind to the ones that are invalid.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    supplementaries = (supplementaries ?? [:]).merging(
      [elementKind: indexPaths], uniquingKeysWith: +)
  }
  /// Adds decoration views of a kind to the ones that are invalid.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    decorations = (decorations ?? [:]).merging([elementKind: indexPaths], uniquingKeysWith: +)
  }
  /// The offset in points that is added to the content offset when the layout is next applied.
  open var contentOffsetAdjustment: CGPoint = .zero
  /// - Important: Inert. The content size is what the layout says after it was prepared.
  open var contentSizeAdjustment: CGSize = .zero
}
