import DarkroomCoreGraphics
public import Foundation

/// A series of groups, with the views around them.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  final let group: NSCollectionLayoutGroup
  /// How a list lays out its rows; nil for other sections.
  final var list: ListRows?

  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The spacing between groups in points, not before the first or after the last one.
  open var interGroupSpacing: CGFloat = 0
  open var contentInsetsReference: UIContentInsetsReference = .automatic
  /// - Important: Inert.
  open var supplementaryContentInsetsReference: UIContentInsetsReference = .automatic
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers stay within the insets on the sides.
  open var supplementariesFollowContentInsets = true
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// - Important: Inert. Never called.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
}
