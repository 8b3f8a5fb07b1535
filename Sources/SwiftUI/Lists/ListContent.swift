/// The parts of a list, each in its row, header or footer.
struct ListContent: View {
  typealias Body = Never

  let content: any View
  let selection: ListSelection?
  let state: ListState
}

extension ListContent: LazyContent {
  func lazyItems(in evaluation: Evaluation) -> LazyItems {
    var evaluation = evaluation
    evaluation.isRow = true
    let sections = ListSection.sections(of: evaluation.lazyItems(of: content))
    let look = evaluation.environment.list.look
    var items = LazyItems()
    for (index, section) in sections.enumerated() {
      items.append(start(of: section, after: index > 0 ? sections[index - 1] : nil, look))
      items.append(rows(of: section))
      items.append(end(of: section, isLast: index == sections.count - 1, look))
    }
    return items
  }

  // MARK: Headers and footers

  private func start(
    of section: ListSection, after previous: ListSection?, _ look: ListLook
  ) -> LazyItems {
    let isOpen = previous.map { $0.footer.isEmpty } ?? false
    if section.header.isEmpty {
      guard look.isGrouped else { return LazyItems() }
      return gap {
        $0.list.gap(after: previous != nil, isOpen, in: $0)
          + (previous == nil ? $0.list.missingFirstHeader : ListMetrics.missingHeader)
      }
    }
    return edge(section.header, .header, section) {
      $0.list.gap(after: previous != nil, isOpen, in: $0)
    }
  }

  private func end(of section: ListSection, isLast: Bool, _ look: ListLook) -> LazyItems {
    if !section.footer.isEmpty { return edge(section.footer, .footer, section) { _ in 0 } }
    return look.isGrouped && isLast
      ? gap { ListMetrics.missingFooter(in: $0) } : LazyItems()
  }

  private func gap(_ length: @escaping (EnvironmentValues) -> CGFloat) -> LazyItems {
    LazyItems(LazyItem { [ListGapNode(max(length($0), 0), $0)] })
  }

  private func edge(
    _ parts: LazyItems, _ role: LazyItem.Role, _ section: ListSection,
    _ gap: @escaping (EnvironmentValues) -> CGFloat
  ) -> LazyItems {
    let items = parts.all
    var item = LazyItem { surroundings in
      var environment = surroundings
      environment.setListEdge(role, items.first?.prominence ?? .standard)
      let nodes = items.flatMap { $0.make(environment) }
      let content =
        nodes.count == 1
        ? nodes[0] : LaidOutNode(VStackLayout(alignment: .leading), environment, nodes)
      return [
        ListEdgeNode(
          content, role, gap: max(gap(surroundings), 0),
          nodes.lazy.compactMap(\.traits.row.disclosure).first, surroundings)
      ]
    }
    item.identities = items.flatMap(\.identities)
    item.role = role
    item.section = section.id
    return LazyItems(item)
  }

  // MARK: Rows

  private func rows(of section: ListSection) -> LazyItems {
    let last = section.rows.count - 1
    return section.rows.map { [selection] index, part in
      var item = LazyItem { surroundings in
        var environment = surroundings
        environment.isInListRow = true
        environment.list.isInList = false
        let nodes = part.make(environment)
        return nodes.enumerated().map { number, node in
          let key = ListRowKey(
            section: section.id, id: part.identities.last ?? AnyHashable(index), number: number)
          return ListRowNode(
            node, isFirst: index == 0 && number == 0,
            isLast: index == last && number == nodes.count - 1,
            ListRowTouches(node, key, selection, state, surroundings), surroundings)
        }
      }
      item.identities = part.identities
      item.section = section.id
      return item
    }
  }
}

extension EnvironmentValues {
  /// Sets the text style of a header or footer.
  fileprivate mutating func setListEdge(_ role: LazyItem.Role, _ prominence: Prominence) {
    let isProminent = role == .header && prominence == .increased
    if role == .header, isProminent || list.look == .sidebar {
      font = isProminent ? .title3.bold() : .headline
      foreground = nil
    } else if role == .header, !list.look.isGrouped {
      font = .headline
    } else {
      let hasCapitals = InterfaceMetrics.current.capitalizesGroupedTitles
      font = role == .header && !hasCapitals ? .headline : .footnote
      foreground = AnyShapeStyle(Color(uiColor: .secondaryLabel))
      if role == .header, hasCapitals { textCase = .uppercase }
    }
  }
}
