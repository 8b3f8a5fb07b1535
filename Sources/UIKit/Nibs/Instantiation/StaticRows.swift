import Foundation

/// The cells of a table that a storyboard writes out.
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

  init(_ elements: [NibElement], _ session: NibSession) {
    sections = elements.map { element in
      let reader = NibReader(element, session)
      var section = Section(
        header: reader.string("headerTitle"), footer: reader.string("footerTitle"), cells: [],
        heights: [])
      for cell in reader.list("cells") {
        guard let view = session.view(cell) as? UITableViewCell else { continue }
        section.cells.append(view)
        let height = cell["rowHeight"].flatMap(NibValue.number)
        section.heights.append(height == -1 ? nil : height)
      }
      reader.finish()
      return section
    }
  }
}
