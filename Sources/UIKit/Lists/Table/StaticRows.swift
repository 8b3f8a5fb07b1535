import Foundation

/// The static cells of a table in a storyboard.
@MainActor
final class StaticRows {
  struct Section {
    var header: String?
    var footer: String?
    var cells: [UITableViewCell]
    /// Nil where the table decides.
    var heights: [CGFloat?]
  }

  let sections: [Section]

  init(_ readers: [any InterfaceReader]) {
    sections = readers.map { reader in
      var section = Section(
        header: reader.string("headerTitle"), footer: reader.string("footerTitle"), cells: [],
        heights: [])
      for cell in reader.list("cells") {
        guard let view = cell.view() as? UITableViewCell else { continue }
        section.cells.append(view)
        let height = cell.attribute("rowHeight").flatMap { Double($0) }.map { CGFloat($0) }
        section.heights.append(height == -1 ? nil : height)
      }
      reader.finish()
      return section
    }
  }
}
