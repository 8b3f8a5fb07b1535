public import DarkroomCoreGraphics
public import Foundation

/// A closure that describes the section with an index; nil raises an exception.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout of sections with groups of items, which are described by sizes instead of code.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  final var composition: CompositionState

  /// Creates a layout in which all sections have one description.
  public init(section: NSCollectionLayoutSection) {
    composition = CompositionState { _, _ in section }
    super.init()
  }

  /// Creates a layout in which all sections have one description, with settings for the whole layout.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    composition = CompositionState { _, _ in section }
    composition.configuration = configuration
    super.init()
  }

  /// Creates a layout that asks the closure for each section, once until the layout is invalidated.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    composition = CompositionState(provider: sectionProvider)
    super.init()
  }

  /// Creates a layout that asks the closure for each section, with settings for the whole layout.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    composition = CompositionState(provider: sectionProvider)
    composition.configuration = configuration
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

  /// Creates a layout with one column of rows, as in a table.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  /// The settings for the whole layout; setting them invalidates the layout, changing a property of them does not.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { composition.configuration }
    set {
      composition.configuration = newValue
      invalidateLayout()
    }
  }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  open override var collectionViewContentSize: CGSize { composedContentSize }
  open override func prepare() {
    super.prepare()
    layOutSections()
  }
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { composedElements(in: rect) }
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { composedItem(indexPath, kind: nil) }
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { composedSupplementary(elementKind, indexPath) }
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { composedDecoration(elementKind, indexPath) }

  // MARK: Invalidation

  open override func invalidateLayout(
    with context: UICollectionViewLayoutInvalidationContext
  ) {
    takePreferredSizes(context)
    super.invalidateLayout(with: context)
  }
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != composition.boundsSize
  }
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { takes(preferredAttributes, originalAttributes) }
  override var measuresViews: Bool { composition.measuresViews }
  override func forgetSizes() { forgetPreferredSizes() }
  /// The descriptions of sections depend on the traits of the collection.
  override func traitsDidChange() { invalidateLayout() }
  override func viewsWillMove(_ update: ListUpdate) { moveSizes(update) }
  override func orthogonalSection(
    of attributes: UICollectionViewLayoutAttributes
  ) -> OrthogonalSection? { orthogonalSection(attributes.element) }
}
