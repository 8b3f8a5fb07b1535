public import DarkroomCoreGraphics
public import Foundation

/// A layout that puts items into lines, like words in a text.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The edges from which the insets of sections are measured.
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset, fromSafeArea, fromLayoutMargins
  }

  /// A size that stands for the cells' own preferred sizes.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  final var flow = FlowState()

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }
  /// The exact spacing between the largest items of two lines, in points along the scroll direction.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  /// The minimum spacing in points across the scroll direction; the remaining room of a line is distributed between its
  /// items.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// The size in points of items for which neither the delegate nor the cell determines one.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  /// An estimated size; if it is not zero, cells determine their own sizes.
  open var estimatedItemSize: CGSize = .zero {
    didSet { if estimatedItemSize != oldValue { forgetPreferredSizes() } }
  }
  /// The direction in which lines of items follow each other; `vertical` by default.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  /// The size of headers in points; only the length along the scroll direction is used.
  open var headerReferenceSize: CGSize = .zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The size of footers in points; only the length along the scroll direction is used.
  open var footerReferenceSize: CGSize = .zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The insets around the items in points; header and footer are outside of them.
  open var sectionInset: UIEdgeInsets = .zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }
  /// The area from which `sectionInset` counts; the content inset by default.
  open var sectionInsetReference: SectionInsetReference = .fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }
  /// Whether a header stays visible as long as its section is visible; false by default.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  /// Whether a footer stays visible as long as its section is visible; false by default.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  open override var collectionViewContentSize: CGSize { flowContentSize }
  open override func prepare() {
    super.prepare()
    layOutSections()
  }
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { flowElements(in: rect) }
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { flowItem(indexPath) }
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { flowSupplementary(elementKind, indexPath) }

  // MARK: Invalidation

  open override func invalidateLayout(
    with context: UICollectionViewLayoutInvalidationContext
  ) {
    takePreferredSizes(context)
    super.invalidateLayout(with: context)
  }
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    dependsOn(newBounds)
  }
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    boundsContext(super.invalidationContext(forBoundsChange: newBounds), newBounds)
  }
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    preferredAttributes.category == .cell && preferredAttributes.size != originalAttributes.size
  }
  override var measuresViews: Bool { estimatedItemSize != .zero || itemSize == Self.automaticSize }
  override func forgetSizes() { forgetPreferredSizes() }
  override func viewsWillMove(_ update: ListUpdate) { moveSizes(update) }
}
