/// The parts of a section in a list.
@MainActor
struct ListSection {
  /// The identity of the section; nil for rows outside of sections.
  let id: ObjectIdentifier?
  var header = LazyItems()
  var rows = LazyItems()
  var footer = LazyItems()

  static func sections(of items: LazyItems) -> [ListSection] {
    var sections: [ListSection] = []
    for (role, section, items) in items.runsOfItems {
      if sections.last.map({ $0.id != section }) ?? true {
        sections.append(ListSection(id: section))
      }
      let last = sections.count - 1
      switch role {
      case .header: sections[last].header.append(items)
      case .content: sections[last].rows.append(items)
      case .footer: sections[last].footer.append(items)
      }
    }
    return sections
  }
}
