import DarkroomCoreGraphics
import Foundation

extension UITableView {
  /// The requests to the prefetching data source during scrolling.
  struct PrefetchState {
    /// The scroll position in points at the last layout; nil before the first one.
    var anchor: CGFloat?
    var isForward = true
    /// Rows that were requested and have not been shown.
    var pending: [IndexPath] = []
  }

  /// After scrolling, requests as many rows beyond the edge in the direction of scrolling as are visible.
  ///
  /// When the direction changes, requests for rows that are no longer ahead are canceled.
  func prefetchRows() {
    let old = prefetch.anchor
    let new = contentOffset.y + adjustedContentInset.top
    prefetch.anchor = new
    guard let old, old != new, isPrefetchingEnabled, let source = prefetchDataSource,
      let first = shown.sortedPaths.first, let last = shown.sortedPaths.last
    else { return }
    prefetch.pending.removeAll { shown.cells[$0] != nil }
    let isForward = new > old
    if isForward != prefetch.isForward, !prefetch.pending.isEmpty {
      source.tableView(self, cancelPrefetchingForRowsAt: prefetch.pending)
      prefetch.pending = []
    }
    prefetch.isForward = isForward
    let ahead = neighbours(of: isForward ? last : first, forward: isForward, shown.cells.count)
    let wanted = ahead.filter { !prefetch.pending.contains($0) }
    guard !wanted.isEmpty else { return }
    prefetch.pending += wanted
    source.tableView(self, prefetchRowsAt: wanted)
  }

  /// The rows after or before a row, nearest first.
  private func neighbours(
    of path: IndexPath, forward: Bool, _ count: Int
  ) -> [IndexPath] {
    var found: [IndexPath] = []
    var (section, row) = (path.section, path.row)
    while found.count < count {
      row += forward ? 1 : -1
      if row < 0 {
        section -= 1
        guard section >= 0 else { break }
        row = rows.sections[section].rows.count
      } else if row >= rows.sections[section].rows.count {
        section += 1
        guard section < rows.sections.count else { break }
        row = -1
      } else {
        found.append(IndexPath(row: row, section: section))
      }
    }
    return found
  }
}
