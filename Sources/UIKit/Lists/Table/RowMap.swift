import DarkroomCoreGraphics
import Foundation

/// Where every row, header and footer of a table lies: heights from top to bottom.
struct RowMap {
  struct Section {
    /// Space above the header.
    var padding: CGFloat = 0
    var header: CGFloat = 0
    /// Heights, or estimates of rows not yet seen.
    var rows: [CGFloat] = []
    var footer: CGFloat = 0

    var length: CGFloat { padding + header + rows.reduce(0, +) + footer }
  }

  var sections: [Section] = []
  /// The height of the table's header view.
  var top: CGFloat = 0

  var length: CGFloat { sections.reduce(top) { $0 + $1.length } }

  func start(ofSection section: Int) -> CGFloat {
    sections[..<section].reduce(top) { $0 + $1.length }
  }

  func start(ofRow path: IndexPath) -> CGFloat {
    let section = sections[path.section]
    return start(ofSection: path.section) + section.padding + section.header
      + section.rows[..<path.row].reduce(0, +)
  }

  func has(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section)
      && sections[path.section].rows.indices.contains(path.row)
  }

  /// The rows that touch a stripe of the content; one that only ends or starts at its edge does not.
  func paths(in rect: CGRect) -> [IndexPath] {
    var found: [IndexPath] = []
    var y = top
    for (index, section) in sections.enumerated() {
      let end = y + section.length
      defer { y = end }
      guard end > rect.minY, y <= rect.maxY else { continue }
      var row = y + section.padding + section.header
      for (item, height) in section.rows.enumerated() {
        let startsBefore = rect.height == 0 ? row <= rect.minY : row < rect.maxY
        if startsBefore, row + height > rect.minY {
          found.append(IndexPath(row: item, section: index))
        }
        row += height
      }
    }
    return found
  }
}
