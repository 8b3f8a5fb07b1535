import DarkroomCoreGraphics
import Foundation

extension UITableView {
  /// The points that the index takes from the width of the rows.
  var sectionIndexWidth: CGFloat { sectionIndex == nil ? 0 : UITableViewIndex.width }

  /// Requests the titles after the data has changed, before rows are placed.
  func loadSectionIndex(_ source: any UITableViewDataSource) {
    sectionIndex?.removeFromSuperview()
    sectionIndex = nil
    let count = rows.sections.reduce(0) { $0 + $1.rows.count }
    guard let titles = source.sectionIndexTitles(for: self), !titles.isEmpty,
      count >= sectionIndexMinimumDisplayRowCount
    else { return }
    let index = UITableViewIndex(titles)
    index.onTouch = { [weak self] in self?.scroll(toTitle: $0) }
    sectionIndex = index
  }

  /// Keeps the index at the side of the visible area.
  func layoutSectionIndex() {
    guard let index = sectionIndex else { return }
    let visible = visibleRect.inset(by: adjustedContentInset)
    index.color = sectionIndexColor
    index.backgroundColor = sectionIndexBackgroundColor
    index.frame = CGRect(
      x: isRightToLeft ? 0 : bounds.width - UITableViewIndex.width, y: visible.minY,
      width: UITableViewIndex.width, height: max(0, visible.height))
    addSubview(index)
  }

  private func scroll(toTitle position: Int) {
    guard let source = dataSource, let titles = sectionIndex?.titles else { return }
    let section = source.tableView(
      self, sectionForSectionIndexTitle: titles[position], at: position)
    guard rows.sections.indices.contains(section) else { return }
    let top = rows.start(ofSection: section) - adjustedContentInset.top
    let limit = contentSize.height - bounds.height + adjustedContentInset.bottom
    let y = max(-adjustedContentInset.top, min(top, limit))
    setContentOffset(CGPoint(x: contentOffset.x, y: y), animated: false)
  }
}
