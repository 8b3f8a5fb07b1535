import UIKit

/// A flow layout that aligns its cells to the leading edge.
public final class TagFlowLayout: UICollectionViewFlowLayout {
    public override init() {
        super.init()
        commonInit()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
    }

    private func commonInit() {
        minimumInteritemSpacing = Spacing.small
        minimumLineSpacing = Spacing.small
        estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }

    public override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let attributes = super.layoutAttributesForElements(in: rect) else { return nil }
        var x = sectionInset.left
        var lastY: CGFloat = -1
        return attributes.map { original in
            guard original.representedElementCategory == .cell,
                  let copy = original.copy() as? UICollectionViewLayoutAttributes else {
                return original
            }
            if abs(copy.frame.midY - lastY) > copy.frame.height / 2 {
                x = sectionInset.left
                lastY = copy.frame.midY
            }
            copy.frame.origin.x = x
            x = copy.frame.maxX + minimumInteritemSpacing
            return copy
        }
    }

    public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let collectionView else { return false }
        return collectionView.bounds.width != newBounds.width
    }
}

/// A collection view that is as tall as its content.
public final class ContentSizedCollectionView: UICollectionView {
    public override var contentSize: CGSize {
        didSet {
            if contentSize != oldValue { invalidateIntrinsicContentSize() }
        }
    }

    public override var intrinsicContentSize: CGSize {
        layoutIfNeeded()
        return CGSize(width: UIView.noIntrinsicMetric, height: collectionViewLayout.collectionViewContentSize.height)
    }
}
