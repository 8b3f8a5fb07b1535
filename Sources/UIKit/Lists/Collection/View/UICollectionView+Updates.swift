import DarkroomCoreGraphics
import Foundation

extension UICollectionView {
  struct UpdateState {
    /// The number of nested open batches.
    var depth = 0
    var recorded: [ListChange] = []
    /// Whether a layout pass has shown the current content.
    var isLaidOut = false
    /// Whether layout and delegate can choose an offset after a change.
    var asksForOffset = false
    /// Whether the content may now end before the offset.
    var hasOtherReach = false
  }

  func performUpdates(_ body: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    let old = loadedCounts
    updates.depth += 1
    body?()
    updates.depth -= 1
    if updates.depth == 0 { commit(old) }
    if let completion { MainQueue.async { completion(true) } }
  }

  /// A call outside a batch is a batch of its own; the data has already changed by then.
  func record(_ new: [ListChange]) {
    guard updates.depth == 0 else { return updates.recorded += new }
    guard let counts else { return reloadContent() }
    updates.recorded += new
    commit(counts)
  }

  private func commit(_ old: [Int]) {
    let recorded = updates.recorded
    updates.recorded = []
    guard !recorded.isEmpty else { return finishUpdates() }
    adopt(recorded, from: old, to: askedCounts())
  }

  /// Updates views, selection and layout to the state after a batch.
  func adopt(_ changes: [ListChange], from old: [Int], to new: [Int]) {
    do {
      let update = try ListUpdate(changes, from: old, to: new)
      counts = new
      let context = layout.makeInvalidationContext()
      context.isForCounts = true
      layout.viewsWillMove(update)
      layout.invalidateLayout(with: context)
      counts = new
      updates.asksForOffset = true
      moveViews(update)
      announce(update)
    } catch {
      UncaughtException.raise(error.reason(.collection))
    }
    finishUpdates()
    layout.finalizeCollectionViewUpdates()
  }

  /// Shows the new state immediately if the old one was shown.
  private func finishUpdates() {
    setNeedsLayout()
    if updates.isLaidOut { layoutIfNeeded() }
  }

  private func announce(_ update: ListUpdate) {
    let layout = preparedLayout
    layout.prepare(forCollectionViewUpdates: update.changes.compactMap(\.item))
    for path in update.deletedItems.sorted() {
      _ = layout.finalLayoutAttributesForDisappearingItem(at: path)
    }
    for path in update.insertedItems.sorted() {
      _ = layout.initialLayoutAttributesForAppearingItem(at: path)
    }
  }

  private func moveViews(_ update: ListUpdate) {
    let old = shown.sorted
    shown.views = [:]
    shown.fresh = []
    for (element, view) in old {
      guard let new = element.moved(by: update) else {
        shown.replaced.append((element: element, view: view))
        continue
      }
      shown.views[new] = view
      if update.reconfiguredItems.contains(element.indexPath), element.category == .cell {
        shown.reconfigured.insert(new)
      }
    }
    selection = selection.compactMap(update.keptPath)
  }
}
