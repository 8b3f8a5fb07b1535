import DarkroomCoreGraphics
public import Foundation

/// A data source that shows snapshots in a collection, and determines the changes between them.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// A closure that returns the configured cell of an item; nil raises an exception.
  public typealias CellProvider =
    (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
  /// A closure that returns the configured view of a kind; nil raises an exception.
  public typealias SupplementaryViewProvider =
    (UICollectionView, String, IndexPath) -> UICollectionReusableView?

  /// Closures that decide which items a user may move, and that are called after a move.
  public struct ReorderingHandlers {
    /// Whether the item may be moved; nil means false for all.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Is called before a moved item is taken over into the snapshot.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Is called after a moved item was taken over into the snapshot.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Creates handlers that allow no moves.
    public init() {}
  }

  /// Closures that decide which items a user may expand and collapse.
  public struct SectionSnapshotHandlers<Item> {
    /// - Important: Inert. Never called.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// - Important: Inert. Never called.
    public var willExpandItem: ((Item) -> Void)?
    /// - Important: Inert. Never called.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// - Important: Inert. Never called.
    public var willCollapseItem: ((Item) -> Void)?
    /// Creates handlers without closures.
    public init() {}
  }

  final let content: DiffableContent<SectionIdentifierType, ItemIdentifierType>
  private final let cellProvider: CellProvider
  /// The closure that returns headers and other supplementary views; it is needed if the layout has some.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// The handlers that decide which items may be moved.
  open var reorderingHandlers = ReorderingHandlers()
  /// - Important: Inert. Its closures are never called.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// Creates an empty data source and makes it that of the collection view, which does not retain it.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    content = DiffableContent(collectionView)
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// Shows a snapshot with as few changes as possible before the call returns, animated or not.
  ///
  /// `completion` is called in a later turn of the main queue. Before the first layout, everything is reloaded.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    content.show(snapshot, completion)
  }
  /// Shows a snapshot with as few changes as possible; the changes are shown when the call returns.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async { content.show(snapshot) }
  /// Shows a snapshot by `reloadData()`, which ends the selection.
  ///
  /// `completion` is called in a later turn of the main queue.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) { content.reload(snapshot, completion) }
  /// Shows a snapshot by `reloadData()`, which ends the selection.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async { content.reload(snapshot) }
  /// The current state, without requests to reload or reconfigure.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    content.snapshot
  }
  /// Shows the visible items of an outline in a section, which is added at the end if it does not exist.
  ///
  /// `completion` is called in a later turn of the main queue.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) { content.show(snapshot, in: section, completion) }
  /// Shows the visible items of an outline in a section, which is added at the end if it does not exist.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async { content.show(snapshot, in: section) }
  /// The outline of a section: the one that was applied, or else its items as roots.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { content.sectionSnapshot(section) }

  // MARK: Identifiers

  /// The item at an index path; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    content.item(at: indexPath)
  }
  /// The index path of an item; nil for an unknown item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    content.snapshot.path(of: itemIdentifier)
  }
  /// The section at an index; nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    content.section(at: index)
  }
  /// The index of a section; nil for an unknown section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    content.snapshot.indexOfSection(sectionIdentifier)
  }

  // MARK: Data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    content.snapshot.numberOfSections
  }
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { content.snapshot.sections[section].items.count }
  /// The cell that the provider returns for the item; an exception is raised if it returns nil.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = content.item(at: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    else {
      UncaughtException.raise(
        "UICollectionViewDiffableDataSource cell provider returned nil for index path \(indexPath)")
    }
    return cell
  }
  /// The view that the supplementary view provider returns; an exception is raised without one.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? UICollectionView.missingSupplementaryView(kind, indexPath)
  }
  /// Whether `reorderingHandlers` allow the move; false without a handler.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    content.item(at: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }
  /// Takes the moved item over into the snapshot, and calls the reordering handlers before and after.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { reorder(sourceIndexPath, destinationIndexPath) }
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
}

extension UICollectionViewDiffableDataSource {
  /// The view already shows the item at its new place.
  private func reorder(_ source: IndexPath, _ target: IndexPath) {
    let old = content.snapshot
    let transaction = NSDiffableDataSourceTransaction(
      from: old, to: old.moving(itemAt: source, to: target))
    reorderingHandlers.willReorder?(transaction)
    content.replace(with: transaction.finalSnapshot)
    reorderingHandlers.didReorder?(transaction)
  }
}
