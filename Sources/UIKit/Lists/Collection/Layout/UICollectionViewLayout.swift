public import DarkroomCoreGraphics
public import Foundation

/// A layout for the views of a collection; subclasses override the methods that they need.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, _ObjectInitializers, @MainActor NSCoding {
  final var needsPrepare = true
  final var decorationClasses: [String: AnyClass] = [:]
  final var decorationNibs: [String: UINib] = [:]

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  /// - Important: Inert.
  open func encode(with coder: NSCoder) {}
  /// Is called when the nib that contains the layout has been loaded.
  open func awakeFromNib() {}

  /// The class of the layout's attributes; `UICollectionViewLayoutAttributes` unless overridden.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the layout's invalidation contexts.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }
  /// The collection that uses the layout; nil if none does.
  open internal(set) weak var collectionView: UICollectionView?
  /// The size of the content in points; zero unless overridden.
  open var collectionViewContentSize: CGSize { .zero }
  /// The direction for which `prepare()` computes frames; left to right unless overridden.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Whether the collection mirrors all frames if its direction isn't `developmentLayoutDirection`; false
  /// unless overridden.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Attributes

  /// Is called before the attributes are first requested, and again after an invalidation.
  open func prepare() {}
  /// The attributes of all views that touch a rectangle of the content; nil unless overridden.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }
  /// The attributes of an item; nil unless overridden.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  /// The attributes of a supplementary view; nil unless overridden, and for a view that the layout does not have.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The attributes of a decoration view; nil unless overridden, and for a view that the layout does not have.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The attributes of an item that is being moved: its own, with the center at the position.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes { movingAttributes(indexPath, position) }
  /// The place that an item gets if it is moved to a point of the content: that of the item at the point.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { collectionView?.indexPathForItem(at: position) ?? previousIndexPath }
  /// The offset at which a simulated drag comes to rest, unless overridden the one that the delegate has chosen.
  ///
  /// The velocity is in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// The offset that the content gets when the collection changes to this layout; the proposed one unless overridden.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  { proposedContentOffset }

  // MARK: Invalidation

  /// The preferred sizes of visible views are requested again.
  open func invalidateLayout() { invalidateLayout(with: makeInvalidationContext()) }
  /// A context that says nothing about what has changed has the effect of `invalidateLayout()`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    apply(context)
  }
  /// Is asked at every change of the collection's bounds, scrolling included; false unless overridden.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// The context with which the layout is invalidated for other bounds.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }
  /// Is asked after a view was measured; true lets the layout use the view's size.
  ///
  /// False unless overridden.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// The context with which the layout is invalidated for a view's size.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }
  /// The context with which the layout is invalidated at every step of a movement.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }
  /// The context with which the layout is invalidated when a movement ends or is cancelled.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  // MARK: Changes

  /// Is called with the changes of a batch, before `finalizeCollectionViewUpdates()`.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Is called at the end of a batch; views that were shown are then in their new places.
  open func finalizeCollectionViewUpdates() {}
  /// Never called here.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Never called here.
  open func finalizeAnimatedBoundsChange() {}
  /// Is called on the old layout before another one is installed in the collection.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Is called on the new layout before it is installed in the collection.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Is called on both layouts after one replaced the other.
  open func finalizeLayoutTransition() {}
  /// The attributes with which an item begins to appear; called for each inserted item, but not shown.
  ///
  /// Changes are not animated here, so items have their final attributes at once.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }
  /// The attributes with which an item ends to disappear; called for each deleted item, but not shown.
  ///
  /// Changes are not animated here, so deleted items are gone at once.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }
  /// Never called here; the attributes of the view unless overridden.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
  }
  /// Never called here; the attributes of the view unless overridden.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
  }
  /// Never called here; the attributes of the view unless overridden.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath)
  }
  /// Never called here; the attributes of the view unless overridden.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath)
  }
  /// Never called here.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Never called here.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Never called here.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Never called here.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Decoration views

  /// Sets the class of the decoration views of a kind; it replaces a nib.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass
    decorationNibs[elementKind] = nil
  }
  /// The view is the first object of the nib.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationNibs[elementKind] = nib
    decorationClasses[elementKind] = nil
  }

  // MARK: What UIKit's own layouts add

  /// Moves the stored values for items to their new places.
  func viewsWillMove(_ update: ListUpdate) {}
  /// Forgets the preferred sizes of cells, because they may have changed.
  func forgetSizes() { invalidateLayout() }
  /// The traits of the collection are others.
  func traitsDidChange() {}
  /// Whether the layout uses the preferred sizes of cells.
  var measuresViews: Bool { true }
  /// The orthogonally scrolling section that contains the view; nil if there is none.
  func orthogonalSection(of attributes: UICollectionViewLayoutAttributes) -> OrthogonalSection? {
    nil
  }
}
