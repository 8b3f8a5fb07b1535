import DarkroomCoreGraphics
import Foundation

/// The places of all rows, headers and footers of a table: heights from top to bottom.
struct RowMap {
  struct Section {
    /// Space above the header.
    var padding: CGFloat = 0
    var header: CGFloat = 0
    var rows = HeightList()
    var footer: CGFloat = 0
    /// Whether header and footer are estimated.
    var isGuess = true

    var length: CGFloat { (padding + header + rows.total + footer).snapped }
  }

  var sections: [Section] = []
  /// The height of the table's header view.
  var top: CGFloat = 0

  var length: CGFloat { start(ofSection: sections.count) }

  func start(ofSection section: Int) -> CGFloat {
    sections[..<section].reduce(top) { $0 + $1.length }.snapped
  }

  func startOfRows(inSection section: Int) -> CGFloat {
    start(ofSection: section) + sections[section].padding + sections[section].header
  }

  func start(ofRow path: IndexPath) -> CGFloat {
    (startOfRows(inSection: path.section) + sections[path.section].rows.start(of: path.row)).snapped
  }

  func has(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section)
      && (0..<sections[path.section].rows.count).contains(path.row)
  }

  /// The sections that intersect a horizontal range of the content.
  func sections(in rect: CGRect) -> Range<Int> {
    var found: Range<Int>?
    var y = top
    for (index, section) in sections.enumerated() {
      let end = (y + section.length).snapped
      if end > rect.minY || section.isGuess && end >= rect.minY, y < max(rect.maxY, rect.minY + 1) {
        found = (found?.lowerBound ?? index)..<(index + 1)
      }
      if y > rect.maxY { break }
      y = end
    }
    return found ?? 0..<0
  }

  /// The rows that intersect a horizontal range of the content; a row that only ends or starts at its edge does not.
  func paths(in rect: CGRect) -> [IndexPath] {
    var found: [IndexPath] = []
    for index in sections(in: rect) {
      let rows = sections[index].rows
      let start = startOfRows(inSection: index)
      var row = rows.firstIndex(endingBelow: rect.minY - start)
      while row < rows.count {
        let y = start + rows.start(of: row)
        guard rect.height == 0 ? y <= rect.minY : y < rect.maxY else { break }
        if rows[row] > 0 { found.append(IndexPath(row: row, section: index)) }
        row += 1
      }
    }
    return found
  }
}
