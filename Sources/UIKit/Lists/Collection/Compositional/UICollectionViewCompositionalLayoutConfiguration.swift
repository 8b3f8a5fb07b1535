public import Foundation

/// The settings for all sections of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  public override init() { super.init() }

  open var scrollDirection: UICollectionView.ScrollDirection = .vertical
  /// Points between sections.
  open var interSectionSpacing: CGFloat = 0
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var contentInsetsReference: UIContentInsetsReference = .safeArea
}
