import DarkroomCoreGraphics
public import Foundation

/// A series of groups, with the views around them.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  final let group: NSCollectionLayoutGroup
  /// How a list lays out its rows; nil for other sections.
  final var list: ListRows?

  /// Creates a section that repeats the group for all of its items.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// The space in points around the groups, in addition to the insets of `contentInsetsReference`.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The spacing between groups in points, not before the first or after the last one.
  open var interGroupSpacing: CGFloat = 0
  /// The area inside which the section is; `automatic`, the default, takes that of the layout's configuration.
  ///
  /// Only insets across the scroll direction count. `readableContent` has the same effect as `layoutMargins`.
  open var contentInsetsReference: UIContentInsetsReference = .automatic
  /// - Important: Inert.
  open var supplementaryContentInsetsReference: UIContentInsetsReference = .automatic
  /// Whether the section scrolls across the layout's direction, and where it comes to rest; `none` by default.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The headers and footers of the section.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers stay within the insets on the sides.
  open var supplementariesFollowContentInsets = true
  /// The views behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// - Important: Inert. Never called.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
}
