public import DarkroomCoreGraphics
public import Foundation

/// Rows in sections, from top to bottom.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The style: one plain list, groups as wide as the table, or inset groups with rounded corners.
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  /// The position of a row after scrolling to it; `none` scrolls as little as possible.
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  /// - Important: Inert. Rows are in their new places at once.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// A value that stands for a height that the table determines.
  public static let automaticDimension: CGFloat = -1

  public final let style: Style
  /// Whether the delegate is currently being asked for a footer.
  final var asksForFooter = false
  final var reuse = ReusePool()
  final var rows = RowMap()
  final var shown = ShownRows()
  final var selection: [IndexPath] = []
  final var needsMeasure = true
  final var needsHeights = false
  final var updates = PendingUpdates()
  final var prefetch = PrefetchState()
  final var sectionIndex: UITableViewIndex?
  /// The static rows of a storyboard, which a table view controller provides.
  final var staticRows: StaticRows?
  /// The row under the finger.
  final var highlighted: IndexPath?

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUpTable()
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    style = coder.interfaceWord("style", in: UITableView.Style.interfaceWords) ?? .plain
    super.init(coder: coder)
    setUpTable()
    decode(coder, as: UITableView.self)
  }

  /// The data source, which is queried again, beginning with the number of sections, in the next layout or at the next
  /// query about rows.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { setNeedsReload() }
  }
  /// The data source for prefetching, which is asked in layouts after scrolling, for as many rows ahead as are visible.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true
  open var delegate: (any UITableViewDelegate)? {
    get { tableDelegate }
    set {
      scrollDelegate = newValue
      setNeedsReload()
    }
  }
  final var tableDelegate: (any UITableViewDelegate)? {
    scrollDelegate as? any UITableViewDelegate
  }

  // MARK: Metrics

  /// The height in points; with `automaticDimension`, the default, cells determine their own size.
  open var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { heightsMayHaveChanged() } }
  }
  /// The estimated height in points of rows that have not been visible yet.
  ///
  /// With 0 the delegate is asked for every height in advance.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { heightsMayHaveChanged() } }
  }
  /// In points.
  ///
  /// `automaticDimension` means 28 for a title in a plain table, more in a grouped one (see Measures, lists), and for a
  /// view its own height.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { heightsMayHaveChanged() } }
  }
  /// In points.
  ///
  /// `automaticDimension` means 28 for a title in a plain table, the height of the text in a grouped one, and for a
  /// view its own height.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { heightsMayHaveChanged() } }
  }
  /// The estimated height in points of header views that have not been visible yet; with 0 they do not determine their
  /// own size.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { heightsMayHaveChanged() } }
  }
  /// The estimated height in points of footer views that have not been visible yet; with 0 they do not determine their
  /// own size.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { heightsMayHaveChanged() } }
  }
  /// The points above each header of a plain table; `automaticDimension` means 22.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { heightsMayHaveChanged() } }
  }
  /// - Important: Inert. No rows are drawn below the data, as by default on iOS 15 and later.
  open var fillerRowHeight: CGFloat = 0
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine {
    didSet { setNeedsLayout() }
  }
  open var separatorColor: UIColor? {
    didSet { setNeedsLayout() }
  }
  /// The insets from the cells' sides; text starts at the same place as the separator.
  open var separatorInset: UIEdgeInsets {
    get { assignedSeparatorInset ?? UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0) }
    set {
      assignedSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  final var assignedSeparatorInset: UIEdgeInsets?
  /// What `separatorInset` is counted from.
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges, fromAutomaticInsets
  }
  open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges {
    didSet { setNeedsLayout() }
  }
  /// - Important: Inert. Separators are drawn in their colour.
  open var separatorEffect: UIVisualEffect?
  /// Whether the content of cells avoids the sides of the safe area.
  open var insetsContentViewsToSafeArea = true {
    didSet { if insetsContentViewsToSafeArea != oldValue { heightsMayHaveChanged() } }
  }
  /// Whether rows of wide tables are limited to a readable width.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { heightsMayHaveChanged() } }
  }
  /// When a visible row is measured again.
  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }
  /// If it is disabled, `invalidateIntrinsicContentSize()` of a cell has no effect; the two other values are
  /// equivalent.
  open var selfSizingInvalidation: SelfSizingInvalidation = .enabled
  open var backgroundView: UIView? {
    didSet { backgroundDidChange(from: oldValue) }
  }
  /// The view at the top of the content, which is as wide as the table and keeps its own height.
  open var tableHeaderView: UIView? {
    didSet { edgeViewDidChange(from: oldValue, to: tableHeaderView) }
  }
  /// The view below the last section, which is as wide as the table and keeps its own height.
  open var tableFooterView: UIView? {
    didSet { edgeViewDidChange(from: oldValue, to: tableFooterView) }
  }

  // MARK: Reuse

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    reuse.classes[identifier] = cellClass as? UITableViewCell.Type
    reuse.nibs[identifier] = nil
  }
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    reuse.nibs[identifier] = nib
  }
  open func register(_ viewClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String)
  {
    reuse.headerClasses[identifier] = viewClass as? UITableViewHeaderFooterView.Type
    reuse.headerNibs[identifier] = nil
  }
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reuse.headerNibs[identifier] = nib
  }
  /// A reused cell, or else a new one; nil if nothing is registered for the identifier.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeue(identifier)
  }
  /// Does the same as the method without an index path, but if nothing is registered, the program ends, as on iOS.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { dequeueRegistered(identifier, for: indexPath) }
  /// A reused view, or else a new one; nil if nothing is registered for the identifier.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { dequeueHeader(identifier) }

  // MARK: Content

  /// Ends the selection and requests the numbers of sections and rows immediately; cells are requested in the next
  /// layout.
  open func reloadData() { reloadAll() }
  open var numberOfSections: Int { loadedRows.sections.count }
  /// Raises where there is no such section.
  open func numberOfRows(inSection section: Int) -> Int {
    map(with: section, for: "the number of rows").sections[section].rows.count
  }
  /// The rectangle in the content's coordinates; it contains header, rows and footer, and is as wide as the table.
  open func rect(forSection section: Int) -> CGRect { sectionRect(section) }
  /// The rectangle in the content's coordinates, below the padding above the header; its height is zero if there is no
  /// header.
  open func rectForHeader(inSection section: Int) -> CGRect { headerRect(section) }
  /// The rectangle in the content's coordinates; its height is zero if there is no footer.
  open func rectForFooter(inSection section: Int) -> CGRect { footerRect(section) }
  /// In points of the content.
  ///
  /// If the row's height was only estimated, the delegate is asked for it.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    settleAskedHeight(at: indexPath)
    return rowRect(indexPath)
  }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    indexPathsForRows(in: CGRect(x: point.x, y: point.y, width: 0, height: 0))?.first
  }
  /// Returns nil for a cell that the table does not show.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { shown.indexPath(of: cell) }
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { loadedRows.paths(in: rect) }
  /// The visible cell of a row; nil if it is not visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layoutIfNeeded()
    return shown.cells[indexPath]
  }
  /// The visible cells from top to bottom; a pending layout is performed first.
  open var visibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return shown.sortedPaths.compactMap { shown.cells[$0] }
  }
  /// The visible index paths from top to bottom; a pending layout is performed first.
  open var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    return shown.sortedPaths
  }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layoutIfNeeded()
    return shown.headers[section] as? UITableViewHeaderFooterView
  }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layoutIfNeeded()
    return shown.footers[section] as? UITableViewHeaderFooterView
  }
  /// The rows that become visible are laid out before the method returns.
  ///
  /// If the row does not exist, the program ends, as on iOS.
  open func scrollToRow(
    at indexPath: IndexPath, at position: ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, position, animated) }
  open func scrollToNearestSelectedRow(at position: ScrollPosition, animated: Bool) {
    if let path = indexPathForSelectedRow {
      scrollToRow(at: path, at: position, animated: animated)
    }
  }

  // MARK: Updates

  /// Batches may be nested; the outermost `endUpdates()` applies them all.
  open func beginUpdates() { beginBatch() }
  open func endUpdates() { endBatch() }
  /// Applies the changes immediately; `completion` is called with true in a later turn of the main queue.
  ///
  /// If the numbers of rows and sections do not match the changes, the program ends, as on iOS.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    performBatch(updates, completion)
  }
  /// Outside a batch it is a batch of its own.
  ///
  /// - Important: `animation` is inert.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    record(sections.map { .insertSection($0) })
  }
  /// Outside a batch it is a batch of its own.
  ///
  /// - Important: `animation` is inert.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    record(sections.map { .deleteSection($0) })
  }
  /// Outside a batch it is a batch of its own.
  ///
  /// - Important: `animation` is inert.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    record(sections.map { .reloadSection($0) })
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    record([.moveSection(section, newSection)])
  }
  /// Outside a batch it is a batch of its own.
  ///
  /// - Important: `animation` is inert.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record(indexPaths.map { .insertItem($0) })
  }
  /// Outside a batch it is a batch of its own.
  ///
  /// - Important: `animation` is inert.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record(indexPaths.map { .deleteItem($0) })
  }
  /// Outside a batch it is a batch of its own.
  ///
  /// - Important: `animation` is inert.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record(indexPaths.map { .reloadItem($0) })
  }
  /// The data source receives the existing cells of visible rows; if it returns another cell, the program ends, as on
  /// iOS.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    record([.moveItem(indexPath, newIndexPath)])
  }
  open var hasUncommittedUpdates: Bool { updates.depth > 0 }

  // MARK: Selection and editing

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  /// False at first, unlike `allowsSelection`.
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  /// The one selected first, of several.
  open var indexPathForSelectedRow: IndexPath? { selection.first }
  /// The index paths in the order of selection; nil if there are none.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }
  /// Tells the delegate nothing, as on iOS.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated, scrollPosition)
  }
  /// Tells the delegate nothing, as on iOS.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated) }
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }
  private var storedIsEditing = false
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != storedIsEditing else { return }
    storedIsEditing = editing
    editingDidChange(animated: animated)
  }

  /// - Important: Inert. Nothing is focused without a user.
  open var remembersLastFocusedIndexPath = false
  /// - Important: Inert. Nothing is focused without a user.
  open var selectionFollowsFocus = false
  /// - Important: Inert. Nothing is focused without a user.
  open var allowsFocus = true
  nonisolated public static let selectionDidChangeNotification = NSNotification.Name(
    "UITableViewSelectionDidChangeNotification")

  // MARK: Drag and drop

  /// The delegate for dragging; nothing is dragged here, except in tests that call the delegate.
  open weak var dragDelegate: (any UITableViewDragDelegate)? {
    didSet { dragging.update(of: self, isNeeded: dragDelegate != nil) }
  }
  final var dragging = ListDragging()
  /// - Important: Inert.
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  /// Whether the drag interaction that comes with a drag delegate is enabled.
  open var dragInteractionEnabled = false {
    didSet { dragging.isEnabled = dragInteractionEnabled }
  }
  /// The interaction is created on first use; its delegate asks the table's delegate for the menu of a row.
  open private(set) lazy var contextMenuInteraction: UIContextMenuInteraction? =
    makeMenuInteraction()
  private final lazy var menuSource = ListMenuSource { [weak self] point in
    guard let self, let path = indexPathForRow(at: point) else { return nil }
    return tableDelegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
  }
  private func makeMenuInteraction() -> UIContextMenuInteraction {
    let interaction = UIContextMenuInteraction(delegate: menuSource)
    addInteraction(interaction)
    return interaction
  }
  /// Headless: always false.
  open var hasActiveDrag: Bool { false }
  /// Headless: always false.
  open var hasActiveDrop: Bool { false }

  // MARK: Section index

  /// The title that stands for the search bar above the rows.
  nonisolated public static let indexSearch = "{search}"

  /// Fewer rows show no index.
  open var sectionIndexMinimumDisplayRowCount = 0
  open var sectionIndexColor: UIColor? {
    didSet { setNeedsLayout() }
  }
  /// - Important: Inert. No finger moves along the index.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  open var sectionIndexBackgroundColor: UIColor? {
    didSet { setNeedsLayout() }
  }
  open func reloadSectionIndexTitles() {
    if let dataSource { loadSectionIndex(dataSource) }
    setNeedsLayout()
  }

  // MARK: Layout and touches

  /// Another text size changes the heights of rows.
  override func traitsDidChange(from old: UITraitCollection) {
    if traitCollection.preferredContentSizeCategory != old.preferredContentSizeCategory {
      heightsMayHaveChanged()
    }
  }
  override func reachDidChange() { offsetMayBeBeyondContent() }
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutRows()
  }
  open override var bounds: CGRect {
    get { super.bounds }
    set { changeWidth { super.bounds = newValue } }
  }
  open override var frame: CGRect {
    get { super.frame }
    set { changeWidth { super.frame = newValue } }
  }
  /// Another width may give rows another height.
  private func changeWidth(_ change: () -> Void) {
    let old = super.bounds.width
    change()
    if super.bounds.width != old { heightsMayHaveChanged() }
  }
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    highlightTouchedRow(touches)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    unhighlight()
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    selectTouchedRow(touches)
  }
  override var trailingDescriptionItems: [String] {
    super.trailingDescriptionItems + dataSourceDescription
  }
}
