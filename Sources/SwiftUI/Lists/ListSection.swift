/// The parts of a list that belong together.
struct ListSection {
  /// Nil for rows outside of sections.
  let id: ObjectIdentifier?
  var header: [LazyItem] = []
  var rows: [LazyItem] = []
  var footer: [LazyItem] = []

  static func sections(of items: [LazyItem]) -> [ListSection] {
    var sections: [ListSection] = []
    for item in items {
      if sections.last.map({ $0.id != item.section }) ?? true {
        sections.append(ListSection(id: item.section))
      }
      let last = sections.count - 1
      switch item.role {
      case .header: sections[last].header.append(item)
      case .content: sections[last].rows.append(item)
      case .footer: sections[last].footer.append(item)
      }
    }
    return sections
  }
}
