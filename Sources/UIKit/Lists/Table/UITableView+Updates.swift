import DarkroomCoreGraphics
import Foundation

extension UITableView {
  /// A batch that is being gathered.
  struct PendingUpdates {
    var depth = 0
    var recorded: [ListChange] = []
  }

  func beginBatch() { updates.depth += 1 }

  func endBatch() {
    guard updates.depth > 0 else { return }
    updates.depth -= 1
    guard updates.depth == 0 else { return }
    let changes = updates.recorded
    updates.recorded = []
    apply(changes)
  }

  /// Outside a batch, a change is a batch of its own.
  func record(_ changes: [ListChange]) {
    beginBatch()
    updates.recorded += changes
    endBatch()
  }

  func performBatch(_ body: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    beginBatch()
    body?()
    endBatch()
    if let completion { MainQueue.async { completion(true) } }
  }

  /// Moves the rows that stay, removes deleted rows, shows inserted rows, and requests heights again.
  private func apply(_ changes: [ListChange]) {
    guard let source = dataSource, showsContent else { return setNeedsReload() }
    let counts = counts(source)
    do {
      let update = try ListUpdate(
        changes, from: rows.sections.map(\.rows.count), to: counts)
      moveShownRows(update)
      moveShownSections(update)
      selection = selection.compactMap(update.keptPath)
      rows = updatedMap(update, counts, source)
      reconfigure(update.reconfiguredItems.compactMap(update.keptPath).sorted())
    } catch {
      UncaughtException.raise(error.reason(.table))
    }
    needsHeights = false
    updateContentSize()
    layoutRows()
  }

  /// Whether the rows match the data source.
  var showsContent: Bool { !needsMeasure && !shown.isStale }

  private func moveShownRows(_ update: ListUpdate) {
    var kept: [IndexPath: UITableViewCell] = [:]
    for path in shown.sortedPaths {
      guard let cell = shown.cells[path] else { continue }
      if let target = update.keptPath(of: path) {
        kept[target] = cell
      } else {
        endDisplaying(rowAt: path)
      }
    }
    shown.cells = kept
  }

  private func moveShownSections(_ update: ListUpdate) {
    func moved(_ views: [Int: UIView], _ end: (Int) -> Void) -> [Int: UIView] {
      var kept: [Int: UIView] = [:]
      for (section, view) in views.sorted(by: { $0.key < $1.key }) {
        let isReloaded = update.reloadedSections.contains(section)
        if let target = update.newSection(of: section), !isReloaded {
          kept[target] = view
        } else {
          end(section)
        }
      }
      return kept
    }
    shown.headers = moved(shown.headers) { endDisplaying(headerOf: $0) }
    shown.footers = moved(shown.footers) { endDisplaying(footerOf: $0) }
  }

  /// Heights of rows that stay are requested again when they are visible, as UIKit does after a batch; until then they
  /// keep their previous height.
  private func updatedMap(
    _ update: ListUpdate, _ counts: [Int], _ source: any UITableViewDataSource
  ) -> RowMap {
    let old = rows
    var map = RowMap()
    map.top = rows.top
    for section in counts.indices {
      var new = measured(section, counts[section], source)
      if let from = update.oldSection(of: section), let shift = update.items[from] {
        new.rows = carried(old.sections[from].rows, over: shift, to: new.rows)
      }
      map.sections.append(new)
    }
    return map
  }

  private func carried(
    _ old: HeightList, over shift: IndexShift, to new: HeightList
  ) -> HeightList {
    guard new.hasGuesses else { return new }
    var heights: [CGFloat] = []
    heights.reserveCapacity(new.count)
    var from = 0
    for index in 0..<new.count {
      if shift.added.contains(index) {
        heights.append(new[index])
        continue
      }
      while shift.removed.contains(from) { from += 1 }
      heights.append(old[from])
      from += 1
    }
    return HeightList(heights, areGuesses: Array(repeating: true, count: new.count))
  }

  /// Requests the rows' cells again; the data source receives the existing cells of visible rows.
  func reconfigure(_ paths: [IndexPath]) {
    guard let source = dataSource else { return }
    for path in paths {
      guard let cell = shown.cells[path] else { continue }
      reuse.reconfigured = (path, cell)
      defer { reuse.reconfigured = nil }
      let new = source.tableView(self, cellForRowAt: path)
      if new !== cell {
        UncaughtException.raise(
          "Attempted to dequeue a new cell for the index path of a row being reconfigured: "
            + "the data source must return the existing cell.")
      }
      rows.sections[path.section].rows.reset(path.row)
    }
    setNeedsLayout()
  }
}
