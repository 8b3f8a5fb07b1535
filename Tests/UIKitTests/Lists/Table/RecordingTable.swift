import DarkroomUIKit
import Foundation

/// A table over sections of titles that writes down what it is asked and told.
@MainActor
final class RecordingTable: NSObject, UITableViewDataSource, UITableViewDelegate,
  UITableViewDataSourcePrefetching
{
  var sections: [[String]]
  let table: UITableView
  private(set) var calls: [String] = []
  var rowHeights: ((IndexPath) -> CGFloat)?
  var headers: [String?] = []
  var logsMeasures = false

  init(
    _ sections: [[String]], style: UITableView.Style = .plain,
    frame: CGRect = CGRect(x: 0, y: 0, width: 320, height: 440)
  ) {
    self.sections = sections
    table = UITableView(frame: frame, style: style)
    super.init()
    table.register(RecordingCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
    table.layoutIfNeeded()
    calls = []
  }

  convenience init(rows: Int, style: UITableView.Style = .plain) {
    self.init([(0..<rows).map { "row \($0)" }], style: style)
  }

  /// What is called while `body` runs.
  func recording(_ body: () -> Void) -> [String] {
    calls = []
    body()
    return calls
  }

  var visibleTitles: [String] {
    table.visibleCells.compactMap { $0.textLabel?.text }
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    if logsMeasures { calls.append("sections") }
    return sections.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    if logsMeasures { calls.append("rows in \(section)") }
    return sections[section].count
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    if logsMeasures { calls.append("height \(name(indexPath))") }
    return rowHeights?(indexPath) ?? UITableView.automaticDimension
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    calls.append("cell \(name(indexPath))")
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { headers.indices.contains(section) ? headers[section] : nil }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { calls.append("will \(name(indexPath))") }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { calls.append("ended \(name(indexPath))") }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    calls.append("shouldHighlight \(name(indexPath))")
    return true
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    calls.append("didHighlight \(name(indexPath))")
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    calls.append("didUnhighlight \(name(indexPath))")
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    calls.append("willSelect \(name(indexPath))")
    return indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("didSelect \(name(indexPath))")
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    calls.append("willDeselect \(name(indexPath))")
    return indexPath
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    calls.append("didDeselect \(name(indexPath))")
  }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    calls.append("prefetch \(indexPaths.map(\.row))")
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    calls.append("cancel \(indexPaths.map(\.row))")
  }

  private func name(_ path: IndexPath) -> String { "\(path.section)-\(path.row)" }
}

final class RecordingCell: UITableViewCell {
  private(set) var reuseCount = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    reuseCount += 1
  }
}

extension IndexPath {
  /// Row `row` of the first section.
  static func row(_ row: Int, in section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }
}
