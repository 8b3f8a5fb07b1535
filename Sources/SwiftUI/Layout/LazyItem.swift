/// A part of a lazy container, whose views are created only when it becomes visible.
struct LazyItem {
  enum Role {
    case content
    case header
    case footer
  }

  /// The identities by which scrolling finds the part.
  var identities: [AnyHashable] = []
  var role = Role.content
  /// The section that contains the part.
  var section: ObjectIdentifier?
  /// The prominence of the part if it is a header.
  var prominence = Prominence.standard
  /// The nodes, in given surroundings.
  let make: @MainActor (EnvironmentValues) -> [LayoutNode]

  /// The same part with a different way to create its nodes.
  func remade(_ make: @escaping @MainActor (EnvironmentValues) -> [LayoutNode]) -> LazyItem {
    LazyItem(
      identities: identities, role: role, section: section, prominence: prominence, make: make)
  }
}

/// A view of which a lazy container creates only the visible parts.
protocol LazyContent {
  @MainActor func lazyItems(in evaluation: Evaluation) -> LazyItems
}

extension Evaluation {
  /// The parts of a view: one, unless the view can list its parts without creating them.
  func lazyItems(of view: any View) -> LazyItems {
    if let parts = view as? any LazyContent { return parts.lazyItems(in: self) }
    if environment.list.isInList, let items = lazyItems(ofComposed: view) { return items }
    identity.list(round: graph.round) { ["row"] }
    return LazyItems(lazyItem("row") { $0.nodes(of: view) })
  }

  /// A part with its own position in the tree, in which state is kept while the part is invisible.
  fileprivate func lazyItem(
    _ key: AnyHashable, _ nodes: @escaping @MainActor (Evaluation) -> [LayoutNode]
  ) -> LazyItem {
    LazyItem { environment in
      let place = self.at(key)
      let identity = place.identity
      self.graph.afterLayout { identity.isShown = true }
      return nodes(place.inside(environment))
    }
  }

  /// The evaluation in other surroundings.
  func inside(_ environment: EnvironmentValues) -> Evaluation {
    var evaluation = self
    evaluation.environment = environment
    return evaluation
  }
}

extension EmptyView: LazyContent {
  func lazyItems(in evaluation: Evaluation) -> LazyItems { LazyItems() }
}

extension AnyView: LazyContent {
  func lazyItems(in evaluation: Evaluation) -> LazyItems {
    evaluation.at(ObjectIdentifier(type(of: storage))).lazyItems(of: storage)
  }
}

extension Optional: LazyContent where Wrapped: View {
  func lazyItems(in evaluation: Evaluation) -> LazyItems {
    map { evaluation.at("some").lazyItems(of: $0) } ?? LazyItems()
  }
}

extension _ConditionalContent: LazyContent where TrueContent: View, FalseContent: View {
  func lazyItems(in evaluation: Evaluation) -> LazyItems {
    switch storage {
    case .trueContent(let content): evaluation.at(true).lazyItems(of: content)
    case .falseContent(let content): evaluation.at(false).lazyItems(of: content)
    }
  }
}

extension Group: LazyContent where Content: View {
  func lazyItems(in evaluation: Evaluation) -> LazyItems { evaluation.lazyItems(of: content) }
}

extension TupleView: LazyContent {
  func lazyItems(in evaluation: Evaluation) -> LazyItems {
    var items = LazyItems()
    for (index, child) in Mirror(reflecting: value).children.enumerated() {
      guard let view = child.value as? any View else { continue }
      items.append(evaluation.at(index).lazyItems(of: view))
    }
    return items
  }
}

extension ForEach: LazyContent where Content: View {
  func lazyItems(in evaluation: Evaluation) -> LazyItems {
    let makesSections = SectionMakers.include(Content.self) { data.first.map(content) }
    guard makesSections else { return parts(in: evaluation) }
    // The sections can be listed without creating their content.
    var items = LazyItems()
    for element in data {
      let place = evaluation.at(AnyHashable(identity(element)))
      items.append(place.lazyItems(of: content(element)))
    }
    return items
  }

  /// The parts of a collection, one for each element, which is read when its part is created.
  @MainActor private func parts(in evaluation: Evaluation) -> LazyItems {
    evaluation.identity.list(round: evaluation.graph.round) {
      Set(data.lazy.map { AnyHashable(identity($0)) })
    }
    return LazyItems(count: data.count) { offset in
      let element = data[data.index(data.startIndex, offsetBy: offset)]
      let id = identity(element)
      var item = evaluation.lazyItem(AnyHashable(id)) { place in
        let nodes = place.nodes(ofElement: id) { content(element) }
        return evaluation.isRow ? evaluation.placed(nodes, at: offset) : nodes
      }
      item.identities = [AnyHashable(id)]
      return item
    }
  }
}

extension Section: LazyContent where Parent: View, Content: View, Footer: View {
  func lazyItems(in evaluation: Evaluation) -> LazyItems {
    let own = evaluation.at("section")
    let section = ObjectIdentifier(own.identity)
    let disclosure = disclosure(in: own)
    func parts(_ key: String, _ view: any View, _ role: LazyItem.Role) -> LazyItems {
      evaluation.at(key).lazyItems(of: view).with(role, in: section)
    }
    let isOpen = evaluation.tracking { disclosure?.isExpanded.wrappedValue ?? true }
    let prominence = evaluation.environment.headerProminence
    var items = parts("header", header, .header).map {
      var item = $1.disclosing(disclosure)
      item.prominence = prominence
      return item
    }
    guard isOpen else { return items }
    items.append(parts("content", content, .content))
    items.append(parts("footer", footer, .footer))
    return items
  }
}

extension Section: NodeView where Parent: View, Content: View, Footer: View {
  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    if evaluation.environment.isInMenu {
      let title = evaluation.at("header").nodes(of: header).map(\.words).joined(separator: " ")
      let menu = evaluation.at("content").menu(of: content, title: title, .displayInline)
      return [MenuItemNode(.element(menu), evaluation.environment)]
    }
    return evaluation.at("header").nodes(of: header) + evaluation.at("content").nodes(of: content)
      + evaluation.at("footer").nodes(of: footer)
  }
}

/// Modifiers of several parts are applied to each of them.
extension ModifiedContent: LazyContent where Content: View, Modifier: ViewModifier {
  func lazyItems(in evaluation: Evaluation) -> LazyItems {
    guard let modifier = modifier as? any NodeModifier else {
      evaluation.identity.list(round: evaluation.graph.round) { ["row"] }
      return LazyItems(evaluation.lazyItem("row") { self.nodes(in: $0) })
    }
    var own = evaluation.at(ObjectIdentifier(Modifier.self))
    if let change = modifier as? any EnvironmentModifier { change.change(&own.environment) }
    let id = (modifier as? any IdentifyingModifier)?.anyID
    // The identity is set before the parts get their positions, because another identity resets these.
    if let id { own.identity.use(id) }
    let parts = own.at("content").lazyItems(of: content)
    let key = { (index: Int, part: LazyItem) in
      parts.count == 1 ? "row" : part.identities.last ?? AnyHashable(index)
    }
    own.identity.list(round: own.graph.round) {
      Set(parts.indices.map { key($0, parts[$0]) })
    }
    return parts.map { [own] index, part in
      let made = own.lazyItem(key(index, part)) { place in
        modifier.nodes(of: { part.make($0.environment) }, in: place)
      }
      var item = part.remade(made.make)
      if let id { item.identities.append(id) }
      return item
    }
  }
}

/// A modifier with an identity by which scrolling finds a view.
protocol IdentifyingModifier {
  var anyID: AnyHashable { get }
}

extension _IdentityModifier: IdentifyingModifier {
  var anyID: AnyHashable { AnyHashable(id) }
}
