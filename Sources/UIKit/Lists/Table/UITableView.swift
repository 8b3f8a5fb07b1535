public import DarkroomCoreGraphics
public import Foundation

/// Rows in sections, from top to bottom.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// Stands for a height that the table finds out.
  public static let automaticDimension: CGFloat = -1

  public final let style: Style
  final var reuse = ReusePool()
  final var rows = RowMap()
  final var shown = ShownRows()
  final var selection: [IndexPath] = []
  final var needsMeasure = true
  final var needsHeights = false
  final var updates = PendingUpdates()
  final var prefetch = PrefetchState()
  final var sectionIndex: UITableViewIndex?
  /// What a storyboard wrote out; a table view controller answers with it.
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
    style = NibCoder.word("style", of: coder, in: NibWords.tableStyles) ?? .plain
    super.init(coder: coder)
    setUpTable()
    decode(coder, as: UITableView.self)
  }

  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { setNeedsReload() }
  }
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

  open var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { heightsMayHaveChanged() } }
  }
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { heightsMayHaveChanged() } }
  }
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { heightsMayHaveChanged() } }
  }
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { heightsMayHaveChanged() } }
  }
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
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
  /// From the cells' side; text lies where the separator begins.
  open var separatorInset: UIEdgeInsets {
    get { assignedSeparatorInset ?? UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0) }
    set {
      assignedSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  final var assignedSeparatorInset: UIEdgeInsets?
  /// - Important: Inert.
  open var cellLayoutMarginsFollowReadableWidth = false
  open var backgroundView: UIView? {
    didSet { backgroundDidChange(from: oldValue) }
  }
  open var tableHeaderView: UIView? {
    didSet { edgeViewDidChange(from: oldValue, to: tableHeaderView) }
  }
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
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeue(identifier)
  }
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { dequeueRegistered(identifier, for: indexPath) }
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { dequeueHeader(identifier) }

  // MARK: Content

  open func reloadData() { reloadAll() }
  open var numberOfSections: Int { loadedRows.sections.count }
  open func numberOfRows(inSection section: Int) -> Int { loadedRows.sections[section].rows.count }
  open func rect(forSection section: Int) -> CGRect { sectionRect(section) }
  open func rectForHeader(inSection section: Int) -> CGRect { headerRect(section) }
  open func rectForFooter(inSection section: Int) -> CGRect { footerRect(section) }
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    settleAskedHeight(at: indexPath)
    return rowRect(indexPath)
  }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    indexPathsForRows(in: CGRect(x: point.x, y: point.y, width: 0, height: 0))?.first
  }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { shown.indexPath(of: cell) }
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { loadedRows.paths(in: rect) }
  /// The cell shown for a row, nil for one that is not visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layoutIfNeeded()
    return shown.cells[indexPath]
  }
  open var visibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return shown.sortedPaths.compactMap { shown.cells[$0] }
  }
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
  open func scrollToRow(
    at indexPath: IndexPath, at position: ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, position, animated) }
  open func scrollToNearestSelectedRow(at position: ScrollPosition, animated: Bool) {
    if let path = indexPathForSelectedRow {
      scrollToRow(at: path, at: position, animated: animated)
    }
  }

  // MARK: Updates

  open func beginUpdates() { beginBatch() }
  open func endUpdates() { endBatch() }
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    performBatch(updates, completion)
  }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    record(sections.map { .insertSection($0) })
  }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    record(sections.map { .deleteSection($0) })
  }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    record(sections.map { .reloadSection($0) })
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    record([.moveSection(section, newSection)])
  }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record(indexPaths.map { .insertItem($0) })
  }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record(indexPaths.map { .deleteItem($0) })
  }
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record(indexPaths.map { .reloadItem($0) })
  }
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    record([.moveItem(indexPath, newIndexPath)])
  }
  open var hasUncommittedUpdates: Bool { updates.depth > 0 }

  // MARK: Selection and editing

  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var indexPathForSelectedRow: IndexPath? { selection.first }
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }
  /// Tells the delegate nothing, as on iOS.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated, scrollPosition)
  }
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

  // MARK: Section index

  /// Fewer rows show no index.
  open var sectionIndexMinimumDisplayRowCount = 0
  open var sectionIndexColor: UIColor? {
    didSet { setNeedsLayout() }
  }
  open var sectionIndexBackgroundColor: UIColor? {
    didSet { setNeedsLayout() }
  }
  open func reloadSectionIndexTitles() {
    if let dataSource { loadSectionIndex(dataSource) }
    setNeedsLayout()
  }

  // MARK: Layout and touches

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
