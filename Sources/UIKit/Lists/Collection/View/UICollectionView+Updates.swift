import DarkroomCoreGraphics
import Foundation

extension UICollectionView {
  struct UpdateState {
    /// Batches that are open, one inside the other.
    var depth = 0
    var recorded: [CollectionUpdate] = []
    /// Whether a layout pass has shown the current content.
    var isLaidOut = false
  }

  func performUpdates(_ body: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    let old = loadedCounts
    updates.depth += 1
    body?()
    updates.depth -= 1
    if updates.depth == 0 { commit(old) }
    if let completion { MainQueue.async { completion(true) } }
  }

  /// A call outside a batch is a batch of its own; the data have changed by then.
  func record(_ new: [CollectionUpdate]) {
    guard updates.depth == 0 else { return updates.recorded += new }
    guard let counts else { return reloadContent() }
    updates.recorded += new
    commit(counts)
  }

  private func commit(_ old: [Int]) {
    let recorded = updates.recorded
    updates.recorded = []
    guard !recorded.isEmpty else { return finishUpdates() }
    let batch = UpdateBatch(old: old, updates: recorded)
    let new = askedCounts()
    if let message = batch.inconsistency(with: new, in: "collection view") {
      preconditionFailure(message)
    }
    counts = new
    let context = layout.makeInvalidationContext()
    context.isForCounts = true
    layout.viewsWillMove(batch)
    layout.invalidateLayout(with: context)
    counts = new
    moveViews(batch)
    announce(batch)
    finishUpdates()
    layout.finalizeCollectionViewUpdates()
  }

  /// Shows the new state at once where the old one was shown.
  private func finishUpdates() {
    setNeedsLayout()
    if updates.isLaidOut { layoutIfNeeded() }
  }

  private func announce(_ batch: UpdateBatch) {
    let layout = preparedLayout
    layout.prepare(forCollectionViewUpdates: batch.updates.compactMap(\.item))
    for path in batch.deletedItems.sorted() {
      _ = layout.finalLayoutAttributesForDisappearingItem(at: path)
    }
    for path in batch.insertedItems.sorted() {
      _ = layout.initialLayoutAttributesForAppearingItem(at: path)
    }
  }

  // MARK: Views and selection

  private func moveViews(_ batch: UpdateBatch) {
    var places: [Int: [IndexPath?]] = [:]
    func target(_ path: IndexPath) -> IndexPath? {
      guard batch.old.indices.contains(path.section) else { return nil }
      let known = places[path.section] ?? batch.places(inSection: path.section)
      places[path.section] = known
      return known.indices.contains(path.item) ? known[path.item] : nil
    }
    let old = shown.sorted
    shown.views = [:]
    shown.fresh = []
    for (element, view) in old {
      guard let new = newElement(element, batch, target) else {
        shown.replaced.append((element: element, view: view))
        continue
      }
      shown.views[new] = view
      if batch.reconfiguredItems.contains(element.indexPath), element.category == .cell {
        shown.reconfigured.insert(new)
      }
    }
    selection = selection.compactMap(target)
  }

  private func newElement(
    _ element: CollectionElement, _ batch: UpdateBatch, _ target: (IndexPath) -> IndexPath?
  ) -> CollectionElement? {
    let path = element.indexPath
    guard let section = path.first, !batch.reloadedSections.contains(section) else { return nil }
    var new = element
    if element.category == .cell {
      guard !batch.reloadedItems.contains(path), let moved = target(path) else { return nil }
      new.indexPath = moved
    } else if batch.sections.indices.contains(section) {
      guard let moved = batch.sections[section] else { return nil }
      new.indexPath[0] = moved
    }
    return new
  }
}
