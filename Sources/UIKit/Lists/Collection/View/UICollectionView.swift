public import DarkroomCoreGraphics
public import Foundation

/// Items in sections, placed by a layout.
///
/// Views are created, shown and removed only in layout passes: `reloadData()` and queries about visible items do none
/// of this.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The kinds of views that a layout places: cells, supplementary views, and decorations.
  public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }
  /// Which way lines follow each other.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  /// How quickly items make room for a dragged one.
  ///
  /// - Important: Inert.
  public enum ReorderingCadence: Int, Sendable { case immediate, fast, slow }
  /// When cells in sight are measured again.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }
  /// The position of an item after scrolling to it; one for each direction.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// Receives whether the transition completed, and whether the new layout stays.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  /// The kind of headers of sections in a flow layout.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of footers of sections in a flow layout.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  final var layout: UICollectionViewLayout
  final var registry = CollectionViewRegistry()
  final var counts: [Int]?
  final var shown = ShownElements()
  final var selection: [IndexPath] = []
  final var updates = UpdateState()
  final var prefetching = PrefetchState()
  final var movement: InteractiveMovement?
  final var transition: LayoutTransition?

  /// Creates an empty collection; items appear in the layout after it gets a data source.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    attach(layout)
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    attach(layout)
    decode(coder, as: UICollectionView.self)
  }

  /// The layout; another one is used in the next layout pass, without animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { replaceLayout(with: newValue) }
  }
  /// Replaces the layout; if animated and content is shown, views are in their new places at once.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }
  /// Shows the new layout immediately if the old one was shown; an animation jumps to its end.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) { changeLayout(to: layout, animated, completion) }
  /// Installs a layout between the old and the new one, whose `transitionProgress` the app changes.
  ///
  /// `completion` is called in a later turn of the main queue after the transition was finished or cancelled.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout { startTransition(to: layout, completion) }
  /// Ends the transition with the new layout and lays out at once; has no effect without a transition.
  open func finishInteractiveTransition() { endTransition(isFinished: true) }
  /// Ends the transition with the old layout and the old offset; has no effect without a transition.
  open func cancelInteractiveTransition() { endTransition(isFinished: false) }
  /// Setting another data source reloads everything, as `reloadData()` does.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadContent() } }
  }
  /// The data source for prefetching, which is asked after scrolling; it is not retained.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether the prefetching data source is asked; true by default.
  open var isPrefetchingEnabled = true
  /// The delegate, which is not retained; setting it invalidates the layout.
  open var delegate: (any UICollectionViewDelegate)? {
    get { collectionDelegate }
    set {
      scrollDelegate = newValue
      layout.invalidateLayout()
    }
  }
  final var collectionDelegate: (any UICollectionViewDelegate)? {
    scrollDelegate as? any UICollectionViewDelegate
  }
  /// The view behind all items; it is as large as the collection and does not scroll.
  open var backgroundView: UIView? {
    didSet { backgroundDidChange(from: oldValue) }
  }
  /// If it is disabled, `invalidateIntrinsicContentSize()` of a cell has no effect; the two other values are
  /// equivalent.
  ///
  /// In any case, cells are measured when they become visible, when the layout is invalidated as a whole, and when the
  /// collection's breadth or text size changes.
  open var selfSizingInvalidation: SelfSizingInvalidation = .enabled
  /// - Important: Inert. Items make room at once.
  open var reorderingCadence: ReorderingCadence = .immediate
  /// Whether the drag interaction that comes with a drag delegate is enabled.
  open var dragInteractionEnabled = false {
    didSet { dragging.isEnabled = dragInteractionEnabled }
  }
  /// - Important: Inert.
  open var remembersLastFocusedIndexPath = false

  // MARK: Reuse

  /// Sets the class of the cells that are created for an identifier; it replaces a nib.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registry.register(cellClass, .cell, identifier)
  }
  /// Sets the nib of the cells that are created for an identifier; it takes precedence over a class.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    registry.register(nib, .cell, identifier)
  }
  /// Sets the nib of the views that are created for a kind and an identifier; it takes precedence over a class.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { registry.register(nib, .supplementary(elementKind), identifier) }
  /// Sets the class of the views that are created for a kind and an identifier; it replaces a nib.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { registry.register(viewClass, .supplementary(elementKind), identifier) }
  /// A reused cell, or else a new one; it already has the item's attributes.
  ///
  /// - Precondition: a class or a nib is registered for the identifier.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { dequeueCell(identifier, indexPath) }
  /// A reused view, or else a new one.
  ///
  /// - Precondition: a class or a nib is registered for the kind and the identifier.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { dequeueSupplementary(elementKind, identifier, indexPath) }

  // MARK: Content

  /// Ends the selection.
  ///
  /// Counts and views are requested in the next layout; a query before it requests the counts earlier.
  open func reloadData() { reloadContent() }
  /// Whether a batch has begun and not ended.
  open var hasUncommittedUpdates: Bool { updates.depth > 0 }
  /// The number of sections; the data source is asked if a reload is pending.
  open var numberOfSections: Int { loadedCounts.count }
  /// The number of items in a section; an exception is raised if there is no such section.
  open func numberOfItems(inSection section: Int) -> Int { askedCount(section) }
  /// The attributes of an item, for which the layout is prepared; nil if there is no such item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(of: .item(indexPath))
  }
  /// The attributes of a supplementary view, for which the layout is prepared; nil if the layout has none.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(
      of: CollectionElement(category: .supplementaryView, kind: kind, indexPath: indexPath))
  }
  /// The topmost item at a point of the content; nil beside all items.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { itemPath(at: point) }
  /// Returns nil for a cell that is not shown.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { shown.element(of: cell) }
  /// The visible cell of an item; nil if it is not visible.
  ///
  /// No layout is done for the answer.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown.views[.item(indexPath)] as? UICollectionViewCell
  }
  /// The query performs no layout, so the result is empty before the first one.
  open var visibleCells: [UICollectionViewCell] { shown.items.map(\.cell) }
  /// The query performs no layout, so the result is empty before the first one.
  open var indexPathsForVisibleItems: [IndexPath] { shown.items.map(\.indexPath) }
  /// The visible view of a kind; nil if it isn't visible.
  ///
  /// No layout is performed.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    let element = CollectionElement(
      category: .supplementaryView, kind: elementKind, indexPath: indexPath)
    return shown.views[element]
  }
  /// The visible views of a kind; no layout is performed, so the result is empty before the first one.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    shown.supplementaries(elementKind).map(\.view)
  }
  /// The index paths of the visible views of a kind; no layout is performed.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shown.supplementaries(elementKind).map(\.indexPath)
  }
  /// Scrolls to an item; an empty position scrolls as little as possible, and an item that does not exist has
  /// no effect.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated) }

  // MARK: Updates

  /// Applies the changes immediately, and performs a layout if the old content was shown; `completion` is called with
  /// true in a later turn of the main queue.
  ///
  /// If the counts do not match the changes, the program ends, as on iOS.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { performUpdates(updates, completion) }
  /// Outside a batch it is a batch of its own, and the data must already have changed.
  open func insertSections(_ sections: IndexSet) { record(sections.map { .insertSection($0) }) }
  /// Outside a batch it is a batch of its own, and the data must already have changed.
  open func deleteSections(_ sections: IndexSet) { record(sections.map { .deleteSection($0) }) }
  /// Outside a batch it is a batch of its own.
  open func reloadSections(_ sections: IndexSet) { record(sections.map { .reloadSection($0) }) }
  /// Outside a batch it is a batch of its own, and the data must already have changed.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    record([.moveSection(section, newSection)])
  }
  /// Outside a batch it is a batch of its own, and the data must already have changed.
  open func insertItems(at indexPaths: [IndexPath]) { record(indexPaths.map { .insertItem($0) }) }
  /// Outside a batch it is a batch of its own, and the data must already have changed.
  open func deleteItems(at indexPaths: [IndexPath]) { record(indexPaths.map { .deleteItem($0) }) }
  /// Outside a batch it is a batch of its own, and the data must already have changed.
  open func reloadItems(at indexPaths: [IndexPath]) { record(indexPaths.map { .reloadItem($0) }) }
  /// Asks for the cells again; the data source gets those that are shown already.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    record(indexPaths.map { .reconfigureItem($0) })
  }
  /// A batch of its own outside of a batch, when the data have changed already.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    record([.moveItem(indexPath, newIndexPath)])
  }

  // MARK: Moving by hand

  /// Begins to move an item; returns false if the data source does not allow it, or another item is being moved.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMovement(indexPath)
  }
  /// Moves the item's center to a point of the content; other items make room at once.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    updateMovement(targetPosition)
  }
  /// Leaves the item in its place, and tells the data source if that is another one.
  open func endInteractiveMovement() { endMovement(isCancelled: false) }
  /// Returns the item to its old place; the data source is not told.
  open func cancelInteractiveMovement() { endMovement(isCancelled: true) }

  // MARK: Selection and editing

  /// Whether taps select items outside the editing mode; true by default.
  open var allowsSelection = true
  /// Whether several items can be selected outside the editing mode; false by default.
  open var allowsMultipleSelection = false
  /// Whether taps select items in the editing mode; false by default.
  open var allowsSelectionDuringEditing = false
  /// Whether several items can be selected in the editing mode; false by default.
  open var allowsMultipleSelectionDuringEditing = false
  /// - Important: Inert. Nothing is focused without a user.
  open var selectionFollowsFocus = false
  /// - Important: Inert. Nothing is focused without a user.
  open var allowsFocus = true
  /// Headless: nothing is dragged, except by tests that call the delegate.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    didSet { dragging.update(of: self, isNeeded: dragDelegate != nil) }
  }
  final var dragging = ListDragging()
  /// Made when first asked for; its delegate asks the collection's for the menu of an item.
  open private(set) lazy var contextMenuInteraction: UIContextMenuInteraction? =
    makeMenuInteraction()
  private final lazy var menuSource = ListMenuSource { [weak self] point in
    guard let self, let path = indexPathForItem(at: point),
      let delegate
    else { return nil }
    return delegate.collectionView(
      self, contextMenuConfigurationForItemsAt: [path], point: point)
  }
  private func makeMenuInteraction() -> UIContextMenuInteraction {
    let interaction = UIContextMenuInteraction(delegate: menuSource)
    addInteraction(interaction)
    return interaction
  }
  /// - Important: Inert.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  /// Headless: always false.
  open var hasActiveDrag: Bool { false }
  /// Headless: always false.
  open var hasActiveDrop: Bool { false }
  /// A change of it ends the selection.
  open var isEditing = false {
    didSet { if isEditing != oldValue { editingDidChange() } }
  }
  /// In the order selected; empty, not nil, where there are none.
  open var indexPathsForSelectedItems: [IndexPath]? { selection }
  /// Tells the delegate nothing, as on iOS.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { select(indexPath, animated, scrollPosition) }
  /// Tells the delegate nothing, as on iOS.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

  // MARK: Passes and events

  open override var bounds: CGRect {
    get { super.bounds }
    set { changeVisibleArea { super.bounds = newValue } }
  }
  open override var frame: CGRect {
    get { super.frame }
    set { changeVisibleArea { super.frame = newValue } }
  }
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    insetDidChange()
  }
  override func traitsDidChange(from old: UITraitCollection) { followTraits(from: old) }
  override func reachDidChange() { offsetMayBeBeyondContent() }
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutContent()
  }
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    highlightTouchedItem(touches)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    selectTouchedItem(touches)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    unhighlightItem()
  }
  override var trailingDescriptionItems: [String] {
    super.trailingDescriptionItems + contentDescription
  }
}
