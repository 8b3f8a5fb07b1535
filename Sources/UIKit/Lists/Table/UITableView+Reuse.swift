import DarkroomCoreGraphics
import Foundation

extension UITableView {
  /// The return value of optional methods by default, from which the table sees that they are not implemented.
  static let unimplementedLength: CGFloat = -.greatestFiniteMagnitude

  static func implemented(_ length: CGFloat?) -> CGFloat? {
    length == unimplementedLength ? nil : length
  }

  struct ReusePool {
    var classes: [String: UITableViewCell.Type] = [:]
    var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
    /// In place of a class.
    var nibs: [String: UINib] = [:]
    var headerNibs: [String: UINib] = [:]
    var cells: [String: [UITableViewCell]] = [:]
    var headers: [String: [UITableViewHeaderFooterView]] = [:]
    /// The row that is currently being reconfigured, with the cell that it keeps.
    var reconfigured: (path: IndexPath, cell: UITableViewCell)?
  }

  /// A cell from the pool, or a new one of the registered class.
  func dequeue(_ identifier: String) -> UITableViewCell? {
    if let cell = reuse.cells[identifier]?.popLast() {
      adopt(cell)
      cell.prepareForReuse()
      return cell
    }
    let cell = newCell(identifier)
    if let cell { adopt(cell) }
    return cell
  }

  private func newCell(_ identifier: String) -> UITableViewCell? {
    if let nib = reuse.nibs[identifier] {
      let cell = nib.reusableView(UITableViewCell.self, identifier)
      cell.reuseIdentifier = identifier
      return cell
    }
    guard let type = reuse.classes[identifier] else { return nil }
    return ViewInstantiation.cell(of: type, style: .default, reuseIdentifier: identifier)
  }

  /// Gives the cell the table's traits before it is measured and shown.
  func adopt(_ cell: UITableViewCell) {
    cell.owner = reference
    cell.updateTraitsInTree()
  }

  /// Does the same as for cells; other views get the traits that they will have in the table.
  func adopt(edge view: UIView) {
    (view as? UITableViewHeaderFooterView)?.owner = reference
    view.updateTraits(asIn: self)
  }

  func dequeueRegistered(_ identifier: String, for path: IndexPath) -> UITableViewCell {
    if let kept = reuse.reconfigured, kept.path == path, kept.cell.reuseIdentifier == identifier {
      return kept.cell
    }
    guard let cell = dequeue(identifier) else {
      UncaughtException.raise(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard")
    }
    return cell
  }

  /// The view knows its table before it is shown, so that its defaults are those of the table's style.
  func dequeueHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
    let view = reusableHeader(identifier)
    view?.owner = reference
    return view
  }

  private func reusableHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = reuse.headers[identifier]?.popLast() {
      view.updateTraitsInTree()
      view.prepareForReuse()
      return view
    }
    if let nib = reuse.headerNibs[identifier] {
      let view = nib.reusableView(UITableViewHeaderFooterView.self, identifier)
      view.reuseIdentifier = identifier
      return view
    }
    guard let type = reuse.headerClasses[identifier] else { return nil }
    return ViewInstantiation.header(of: type, reuseIdentifier: identifier)
  }

  /// Puts a cell that leaves the table into the pool for the next row of its kind.
  func recycle(_ cell: UITableViewCell) {
    cell.removeFromSuperview()
    cell.table = nil
    if let identifier = cell.reuseIdentifier { reuse.cells[identifier, default: []].append(cell) }
  }

  func recycle(header view: UIView) {
    view.removeFromSuperview()
    guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier
    else { return }
    reuse.headers[identifier, default: []].append(view)
  }
}
