public import DarkroomCoreGraphics
public import Foundation

/// A layout that interpolates between two others, according to its progress.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  public final let currentLayout: UICollectionViewLayout
  public final let nextLayout: UICollectionViewLayout
  private final var values: [String: CGFloat] = [:]

  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

  /// The progress: 0 shows the current layout, 1 the next one.
  open var transitionProgress: CGFloat = 0 {
    didSet { invalidateLayout() }
  }
  /// Stores a number under a key of the app's own; it changes no layout by itself.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
  /// Returns zero for a key without a value.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  open override var collectionViewContentSize: CGSize {
    CGSize(
      width: between(
        currentLayout.collectionViewContentSize.width, nextLayout.collectionViewContentSize.width),
      height: between(
        currentLayout.collectionViewContentSize.height, nextLayout.collectionViewContentSize.height)
    )
  }
  open override func prepare() {
    super.prepare()
    currentLayout.prepareIfNeeded()
    nextLayout.prepareIfNeeded()
  }
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { elementsBetween(in: rect) }
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between(
      currentLayout.layoutAttributesForItem(at: indexPath),
      nextLayout.layoutAttributesForItem(at: indexPath))
  }
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between(
      currentLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath),
      nextLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath))
  }
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    between(
      currentLayout.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath),
      nextLayout.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath))
  }
  override var measuresViews: Bool { false }
}

extension UICollectionViewTransitionLayout {
  fileprivate func between(_ first: CGFloat, _ last: CGFloat) -> CGFloat {
    first + (last - first) * transitionProgress
  }

  /// Interpolates the attributes; an element that exists in only one layout is faded in or out.
  fileprivate func between(
    _ first: UICollectionViewLayoutAttributes?, _ last: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let first, let last else {
      let only = (first ?? last)?.duplicate
      only?.alpha *= first == nil ? transitionProgress : 1 - transitionProgress
      return only
    }
    let mixed = (transitionProgress < 0.5 ? first : last).duplicate
    mixed.center = CGPoint(
      x: between(first.center.x, last.center.x), y: between(first.center.y, last.center.y))
    mixed.size = CGSize(
      width: between(first.size.width, last.size.width),
      height: between(first.size.height, last.size.height))
    mixed.alpha = between(first.alpha, last.alpha)
    return mixed
  }

  /// All elements of the two layouts in the rectangle, at their interpolated places.
  fileprivate func elementsBetween(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var seen: Set<CollectionElement> = []
    let ends = [currentLayout, nextLayout].flatMap {
      $0.layoutAttributesForElements(in: rect) ?? []
    }
    return ends.map(\.element).filter { seen.insert($0).inserted }.compactMap(attributes)
      .filter { $0.frame.overlaps(rect) }
  }

  private func attributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch element.category {
    case .cell: layoutAttributesForItem(at: element.indexPath)
    case .supplementaryView:
      layoutAttributesForSupplementaryView(ofKind: element.kind, at: element.indexPath)
    case .decorationView:
      layoutAttributesForDecorationView(ofKind: element.kind, at: element.indexPath)
    }
  }
}
