import UIKit

/// Stretches the first header while the collection view bounces.
public final class StretchyHeaderLayout: UICollectionViewFlowLayout {
    public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    public override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let attributes = super.layoutAttributesForElements(in: rect)?.compactMap {
            $0.copy() as? UICollectionViewLayoutAttributes
        }
        guard let collectionView, let attributes else { return attributes }
        let offset = collectionView.contentOffset.y + collectionView.adjustedContentInset.top
        guard offset < 0 else { return attributes }
        for header in attributes
        where header.representedElementKind == UICollectionView.elementKindSectionHeader && header.indexPath.section == 0 {
            header.frame.origin.y = offset
            header.frame.size.height = max(0, headerReferenceSize.height - offset)
        }
        return attributes
    }
}
