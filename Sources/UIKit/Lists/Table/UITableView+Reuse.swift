import DarkroomCoreGraphics

extension UITableView {
  /// What the defaults of optional methods answer, so that the table knows that nobody did.
  public static let unimplementedLength: CGFloat = -.greatestFiniteMagnitude

  static func implemented(_ length: CGFloat?) -> CGFloat? {
    length == unimplementedLength ? nil : length
  }

  struct ReusePool {
    var classes: [String: UITableViewCell.Type] = [:]
    var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
    var cells: [String: [UITableViewCell]] = [:]
    var headers: [String: [UITableViewHeaderFooterView]] = [:]
  }

  /// A cell of the pool, or a new one of the registered class.
  func dequeue(_ identifier: String) -> UITableViewCell? {
    if let cell = reuse.cells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    guard let type = reuse.classes[identifier] else { return nil }
    return ViewInstantiation.cell(
      of: type, introducedBy: UITableViewCell.self, style: 0, reuseIdentifier: identifier)
  }

  func dequeueRegistered(_ identifier: String) -> UITableViewCell {
    guard let cell = dequeue(identifier) else {
      preconditionFailure(
        "unable to dequeue a cell with identifier \(identifier): register a class for it")
    }
    return cell
  }

  func dequeueHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = reuse.headers[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    guard let type = reuse.headerClasses[identifier] else { return nil }
    return ViewInstantiation.view(
      of: type, introducedBy: UITableViewHeaderFooterView.self, reuseIdentifier: identifier)
  }

  func recycle(_ cell: UITableViewCell) {
    cell.removeFromSuperview()
    if let identifier = cell.reuseIdentifier { reuse.cells[identifier, default: []].append(cell) }
  }

  func recycle(header view: UIView) {
    view.removeFromSuperview()
    guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier
    else { return }
    reuse.headers[identifier, default: []].append(view)
  }
}
