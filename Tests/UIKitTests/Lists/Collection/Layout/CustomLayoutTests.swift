import DarkroomUIKit
import Foundation
import Testing

/// Layouts that users write, with attributes, contexts and decorations of their own.
@MainActor
struct CustomLayoutTests {
  private final class Tilted: UICollectionViewLayoutAttributes {
    var angle = 0

    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? Tilted)?.angle = angle
      return copy
    }
    override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Tilted else { return false }
      return super.isEqual(object) && MainActor.assumeIsolated { other.angle == angle }
    }
  }

  private final class Context: UICollectionViewLayoutInvalidationContext {}

  private final class Shade: UICollectionReusableView {}

  /// Squares of 50 on a diagonal, above a shade.
  private final class Diagonal: UICollectionViewLayout {
    var prepared = 0
    var angle = 1
    var contexts: [UICollectionViewLayoutInvalidationContext] = []

    override class var layoutAttributesClass: AnyClass { Tilted.self }
    override class var invalidationContextClass: AnyClass { Context.self }
    override func prepare() {
      super.prepare()
      prepared += 1
    }
    private var count: Int { collectionView?.numberOfItems(inSection: 0) ?? 0 }
    override var collectionViewContentSize: CGSize {
      CGSize(width: 50 * count, height: 50 * count)
    }
    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = Tilted(forCellWith: indexPath)
      let start = CGFloat(50 * indexPath.item)
      attributes.frame = rect(start, start, 50, 50)
      attributes.angle = angle
      return attributes
    }
    override func layoutAttributesForDecorationView(
      ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = Tilted(forDecorationViewOfKind: elementKind, with: indexPath)
      attributes.frame = rect(0, 0, 100, 100)
      attributes.zIndex = -1
      return attributes
    }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let items = (0..<count).compactMap { layoutAttributesForItem(at: path($0)) }
      let shade = layoutAttributesForDecorationView(ofKind: "shade", at: path(0))
      return (items + [shade].compactMap { $0 }).filter { $0.frame.intersects(rect) }
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      contexts.append(context)
      super.invalidateLayout(with: context)
    }
  }

  private final class TiltedCell: UICollectionViewCell {
    var angles: [Int] = []

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      angles.append((layoutAttributes as? Tilted)?.angle ?? 0)
    }
  }

  private func host(_ layout: Diagonal) -> CollectionHost {
    layout.register(Shade.self, forDecorationViewOfKind: "shade")
    let host = CollectionHost(CGSize(width: 200, height: 100), layout, counts: [6])
    host.collection.register(TiltedCell.self, forCellWithReuseIdentifier: "cell")
    host.layOut()
    return host
  }

  @Test func onlyWhatTheLayoutHasInSightIsShown() {
    let host = host(Diagonal())

    #expect(host.made == [path(0), path(1)])
    #expect(host.frames() == [rect(0, 0, 50, 50), rect(50, 50, 50, 50)])
    #expect(host.collection.contentSize == CGSize(width: 300, height: 300))
  }

  @Test func decorationsLieBelowAndBelongToTheLayout() throws {
    let host = host(Diagonal())

    let shade = try #require(host.collection.subviews.first as? Shade)
    #expect(shade.frame == rect(0, 0, 100, 100))
    #expect(host.collection.visibleSupplementaryViews(ofKind: "shade").isEmpty)
  }

  @Test func cellsGetAttributesOfTheLayoutsClassOnceForEachChange() throws {
    let layout = Diagonal()
    let host = host(layout)
    let cell = try #require(host.collection.cellForItem(at: path(0)) as? TiltedCell)
    #expect(cell.angles == [1])

    layout.invalidateLayout()
    host.layOut()
    #expect(cell.angles == [1])

    layout.angle = 2
    layout.invalidateLayout()
    host.layOut()
    #expect(cell.angles == [1, 2])
  }

  @Test func copiesKeepWhatASubclassAdds() throws {
    let attributes = Tilted(forCellWith: path(3))
    attributes.frame = rect(1, 2, 3, 4)
    attributes.angle = 7

    let copy = try #require(attributes.copy() as? Tilted)

    #expect(copy !== attributes && copy.angle == 7 && copy.frame == rect(1, 2, 3, 4))
    #expect(copy.isEqual(attributes))
    copy.angle = 8
    #expect(!copy.isEqual(attributes))
  }

  @Test func invalidationPreparesOnceWithAContextOfTheLayoutsClass() {
    let layout = Diagonal()
    let host = host(layout)
    let prepared = layout.prepared
    layout.contexts = []

    layout.invalidateLayout()
    layout.invalidateLayout()
    #expect(layout.prepared == prepared)
    host.layOut()
    #expect(layout.prepared == prepared + 1)
    #expect(layout.contexts.count == 2 && layout.contexts.allSatisfy { $0 is Context })
    #expect(!layout.contexts[0].invalidateEverything)

    host.collection.reloadData()
    #expect(layout.contexts.last?.invalidateEverything == true)
    #expect(layout.contexts.last?.invalidateDataSourceCounts == true)
  }

  @Test func aLayoutIsAskedAboutChangesOfTheBounds() {
    let layout = Diagonal()
    let host = host(layout)
    layout.contexts = []

    host.collection.contentOffset.y = 100
    host.layOut()

    #expect(layout.contexts.count == 1)
    #expect(host.collection.indexPathsForVisibleItems == [path(2), path(3)])
  }

  @Test func contextsNameWhatIsNotTrueAnyLonger() {
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [path(1)])
    context.invalidateSupplementaryElements(ofKind: "badge", at: [path(2)])
    context.invalidateDecorationElements(ofKind: "shade", at: [path(3)])

    #expect(context.invalidatedItemIndexPaths == [path(1)])
    #expect(context.invalidatedSupplementaryIndexPaths == ["badge": [path(2)]])
    #expect(context.invalidatedDecorationIndexPaths == ["shade": [path(3)]])
    #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
  }

  /// Rows that are as high as their cells prefer.
  private final class Rows: UICollectionViewLayout {
    var heights: [IndexPath: CGFloat] = [:]
    var originals: [CGSize] = []

    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 300) }
    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      let above = (0..<indexPath.item).map { heights[path($0)] ?? 20 }.reduce(0, +)
      attributes.frame = rect(0, above, 100, heights[indexPath] ?? 20)
      return attributes
    }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      let count = collectionView?.numberOfItems(inSection: 0) ?? 0
      return (0..<count).compactMap { layoutAttributesForItem(at: path($0)) }
        .filter { $0.frame.intersects(rect) }
    }
    override func shouldInvalidateLayout(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { preferredAttributes.size.height != originalAttributes.size.height }
    override func invalidationContext(
      forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
      withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
      originals.append(originalAttributes.size)
      heights[originalAttributes.indexPath] = preferredAttributes.size.height
      return super.invalidationContext(
        forPreferredLayoutAttributes: preferredAttributes,
        withOriginalAttributes: originalAttributes)
    }
  }

  private final class HighCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = CGFloat(30 + layoutAttributes.indexPath.item)
      return layoutAttributes
    }
  }

  @Test func aLayoutThatAsksForPreferredSizesGetsThem() {
    let layout = Rows()
    let host = CollectionHost(CGSize(width: 100, height: 90), layout, counts: [6])
    host.collection.register(HighCell.self, forCellWithReuseIdentifier: "cell")

    #expect(
      host.frames() == [rect(0, 0, 100, 30), rect(0, 30, 100, 31), rect(0, 61, 100, 32)])
    #expect(layout.originals.allSatisfy { $0 == CGSize(width: 100, height: 20) })
  }
}
