public import Foundation

/// The settings for all sections of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  public override init() { super.init() }

  /// The direction in which sections follow each other; `vertical` by default.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical
  /// Points between sections.
  open var interSectionSpacing: CGFloat = 0
  /// The headers and footers around all sections.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The area inside which sections are, if they don't set one; the safe area by default.
  open var contentInsetsReference: UIContentInsetsReference = .safeArea
}
