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

  /// The style, which cannot change after the table was created.
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

  /// Creates an empty table; rows appear in the layout after it gets a data source.
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
  /// Whether the prefetching data source is asked; true by default.
  open var isPrefetchingEnabled = true
  /// The delegate, which is not retained; setting it requests a reload in the next layout.
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
  /// Whether there are lines between rows; `singleLine` by default.
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine {
    didSet { setNeedsLayout() }
  }
  /// The color of the lines; nil, the default, means the system's separator color.
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
  /// Whether `separatorInset` counts from the sides of a cell, the default, or from the automatic inset at
  /// which the text begins.
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
  /// The view behind all rows; it is as large as the table and does not scroll.
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

  /// Sets the class of the cells that are created for an identifier; it replaces a nib.
  ///
  /// Nil, or a class that isn't a cell's, ends the registration.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    reuse.classes[identifier] = cellClass as? UITableViewCell.Type
    reuse.nibs[identifier] = nil
  }
  /// Sets the nib of the cells that are created for an identifier; it takes precedence over a class.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    reuse.nibs[identifier] = nib
  }
  /// Sets the class of the headers and footers that are created for an identifier; it replaces a nib.
  open func register(_ viewClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String)
  {
    reuse.headerClasses[identifier] = viewClass as? UITableViewHeaderFooterView.Type
    reuse.headerNibs[identifier] = nil
  }
  /// Sets the nib of the headers and footers that are created for an identifier; it takes precedence over a class.
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
  /// The number of sections; the data source is asked if a reload is pending.
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
  /// The row at a point of the content; nil beside all rows, for example on a header.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    indexPathsForRows(in: CGRect(x: point.x, y: point.y, width: 0, height: 0))?.first
  }
  /// Returns nil for a cell that the table does not show.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { shown.indexPath(of: cell) }
  /// The rows that a rectangle of the content touches, from top to bottom; rows without height are left out.
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
  /// The visible header of a section; a pending layout is performed first.
  ///
  /// It is nil if the header isn't visible, or isn't a `UITableViewHeaderFooterView`.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layoutIfNeeded()
    return shown.headers[section] as? UITableViewHeaderFooterView
  }
  /// The visible footer of a section; a pending layout is performed first.
  ///
  /// It is nil if the footer isn't visible, or isn't a `UITableViewHeaderFooterView`.
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
  /// Scrolls to the row that was selected first; does nothing without a selection.
  open func scrollToNearestSelectedRow(at position: ScrollPosition, animated: Bool) {
    if let path = indexPathForSelectedRow {
      scrollToRow(at: path, at: position, animated: animated)
    }
  }

  // MARK: Updates

  /// Batches may be nested; the outermost `endUpdates()` applies them all.
  open func beginUpdates() { beginBatch() }
  /// Ends a batch that `beginUpdates()` began; the outermost call applies all changes immediately.
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
  /// Moves a section; outside a batch it is a batch of its own.
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
  /// Moves a row; outside a batch it is a batch of its own.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    record([.moveItem(indexPath, newIndexPath)])
  }
  /// Whether a batch has begun and not ended.
  open var hasUncommittedUpdates: Bool { updates.depth > 0 }

  // MARK: Selection and editing

  /// Whether taps select rows outside the editing mode; true by default.
  open var allowsSelection = true
  /// Whether several rows can be selected outside the editing mode; false by default.
  open var allowsMultipleSelection = false
  /// False at first, unlike `allowsSelection`.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected in the editing mode; false by default.
  ///
  /// If true, cells have a selection circle instead of their editing control.
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
  /// Whether the table is in its editing mode; setting it changes the visible cells without animation.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }
  private var storedIsEditing = false
  /// Starts or ends the editing mode; the selection ends unless `allowsSelectionDuringEditing` is true.
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
  /// Posted after a tap has selected or deselected a row; selecting in code posts nothing.
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
  /// The color of the index's titles; nil means the tint.
  open var sectionIndexColor: UIColor? {
    didSet { setNeedsLayout() }
  }
  /// - Important: Inert. No finger moves along the index.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// The color behind the index; nil means none.
  open var sectionIndexBackgroundColor: UIColor? {
    didSet { setNeedsLayout() }
  }
  /// Asks the data source for the index's titles again, and shows them in the next layout.
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
