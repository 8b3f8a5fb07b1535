import DarkroomCoreGraphics
import Foundation

extension UITableView {
  func select(_ path: IndexPath?, _ animated: Bool, _ position: ScrollPosition) {
    if !allowsMultipleSelection || path == nil {
      for old in selection { deselect(old, animated) }
    }
    guard let path, !selection.contains(path) else { return }
    selection.append(path)
    shown.cells[path]?.setSelected(true, animated: animated)
    if position != .none { scroll(to: path, position, animated) }
  }

  func deselect(_ path: IndexPath, _ animated: Bool) {
    selection.removeAll { $0 == path }
    shown.cells[path]?.setSelected(false, animated: animated)
  }

  /// What a tap on a row does, the delegate's part included.
  func selectTouchedRow(_ touches: Set<UITouch>) {
    guard let touch = touches.first, let path = indexPathForRow(at: touch.location(in: self))
    else { return }
    tapRow(path)
  }

  package func tapRow(_ path: IndexPath) {
    guard allowsSelection else { return }
    guard tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
    guard let chosen = tableDelegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path
    else { return }
    if !allowsMultipleSelection {
      for old in selection where old != chosen {
        deselect(old, false)
        tableDelegate?.tableView(self, didDeselectRowAt: old)
      }
    }
    select(chosen, false, .none)
    tableDelegate?.tableView(self, didSelectRowAt: chosen)
  }

  func scroll(to path: IndexPath, _ position: ScrollPosition, _ animated: Bool) {
    let rect = rowRect(path)
    let inset = adjustedContentInset
    let height = bounds.height - inset.top - inset.bottom
    let y: CGFloat
    switch position {
    case .none: return scrollRectToVisible(rect, animated: animated)
    case .top: y = rect.minY
    case .middle: y = rect.midY - height / 2
    case .bottom: y = rect.maxY - height
    }
    let limit = max(-inset.top, contentSize.height - bounds.height + inset.bottom)
    let offset = min(max(y - inset.top, -inset.top), limit)
    setContentOffset(CGPoint(x: contentOffset.x, y: offset), animated: animated)
  }

  var dataSourceDescription: [String] {
    guard let dataSource else { return [] }
    return ["dataSource: <\(Self.className(of: dataSource)): \(address(of: dataSource))>"]
  }
}
