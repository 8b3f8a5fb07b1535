/// A part of a lazy container, of which nothing is made before it is seen.
struct LazyItem {
  enum Role {
    case content
    case header
    case footer
  }

  /// By which scrolling finds the part.
  var identities: [AnyHashable] = []
  var role = Role.content
  /// The section that the part is in.
  var section: ObjectIdentifier?
  /// The nodes, in given surroundings.
  let make: @MainActor (EnvironmentValues) -> [LayoutNode]
}

/// A view of which a lazy container makes only the parts that are seen.
protocol LazyContent {
  @MainActor func lazyItems(in evaluation: Evaluation) -> [LazyItem]
}

extension Evaluation {
  /// The parts of a view: one, unless the view knows its parts without making them.
  func lazyItems(of view: any View) -> [LazyItem] {
    if let parts = view as? any LazyContent { return parts.lazyItems(in: self) }
    if environment.list.isInList, let items = lazyItems(ofComposed: view) { return items }
    return [lazyItem("row") { $0.nodes(of: view) }]
  }

  /// A part with a place of its own, in which state lasts while the part is out of sight.
  fileprivate func lazyItem(
    _ key: AnyHashable, _ nodes: @escaping @MainActor (Evaluation) -> [LayoutNode]
  ) -> LazyItem {
    identity.list(key, round: graph.round)
    return LazyItem { environment in
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
  func lazyItems(in evaluation: Evaluation) -> [LazyItem] { [] }
}

extension AnyView: LazyContent {
  func lazyItems(in evaluation: Evaluation) -> [LazyItem] {
    evaluation.at(ObjectIdentifier(type(of: storage))).lazyItems(of: storage)
  }
}

extension Optional: LazyContent where Wrapped: View {
  func lazyItems(in evaluation: Evaluation) -> [LazyItem] {
    map { evaluation.at("some").lazyItems(of: $0) } ?? []
  }
}

extension _ConditionalContent: LazyContent where TrueContent: View, FalseContent: View {
  func lazyItems(in evaluation: Evaluation) -> [LazyItem] {
    switch storage {
    case .trueContent(let content): evaluation.at(true).lazyItems(of: content)
    case .falseContent(let content): evaluation.at(false).lazyItems(of: content)
    }
  }
}

extension Group: LazyContent where Content: View {
  func lazyItems(in evaluation: Evaluation) -> [LazyItem] { evaluation.lazyItems(of: content) }
}

extension TupleView: LazyContent {
  func lazyItems(in evaluation: Evaluation) -> [LazyItem] {
    Mirror(reflecting: value).children.enumerated().flatMap { index, child in
      (child.value as? any View).map { evaluation.at(index).lazyItems(of: $0) } ?? []
    }
  }
}

extension ForEach: LazyContent where Content: View {
  func lazyItems(in evaluation: Evaluation) -> [LazyItem] {
    let makesSections = SectionMakers.include(Content.self) { data.first.map(content) }
    return data.enumerated().flatMap { offset, element -> [LazyItem] in
      let id = identity(element)
      // Sections are known without making what is in them.
      if makesSections {
        return evaluation.at(AnyHashable(id)).lazyItems(of: content(element))
      }
      var item = evaluation.lazyItem(AnyHashable(id)) { place in
        let nodes = place.nodes(ofElement: id) { content(element) }
        return evaluation.isRow ? evaluation.placed(nodes, at: offset) : nodes
      }
      item.identities = [AnyHashable(id)]
      return [item]
    }
  }
}

extension Section: LazyContent where Parent: View, Content: View, Footer: View {
  func lazyItems(in evaluation: Evaluation) -> [LazyItem] {
    let own = evaluation.at("section")
    let section = ObjectIdentifier(own.identity)
    let disclosure = disclosure(in: own)
    func items(_ key: String, _ view: any View, _ role: LazyItem.Role) -> [LazyItem] {
      evaluation.at(key).lazyItems(of: view).map {
        var item = $0
        item.role = role
        item.section = section
        return item
      }
    }
    let isOpen = evaluation.tracking { disclosure?.isExpanded.wrappedValue ?? true }
    let start = items("header", header, .header).map { $0.disclosing(disclosure) }
    guard isOpen else { return start }
    return start + items("content", content, .content) + items("footer", footer, .footer)
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

/// Modifiers of several parts are laid over each of them.
extension ModifiedContent: LazyContent where Content: View, Modifier: ViewModifier {
  func lazyItems(in evaluation: Evaluation) -> [LazyItem] {
    guard let modifier = modifier as? any NodeModifier else {
      return [evaluation.lazyItem("row") { self.nodes(in: $0) }]
    }
    var own = evaluation.at(ObjectIdentifier(Modifier.self))
    if let change = modifier as? _EnvironmentChange { change.change(&own.environment) }
    let id = (modifier as? any IdentifyingModifier)?.anyID
    // Before the parts ask for their places, which another identity makes new.
    if let id { own.identity.use(id) }
    let parts = own.at("content").lazyItems(of: content)
    return parts.enumerated().map { index, part in
      let key = parts.count == 1 ? "row" : part.identities.last ?? AnyHashable(index)
      var item = own.lazyItem(key) { place in
        modifier.nodes(of: { part.make($0.environment) }, in: place)
      }
      item.identities = part.identities
      if let id { item.identities.append(id) }
      item.role = part.role
      item.section = part.section
      return item
    }
  }
}

/// A modifier by which scrolling finds a view.
protocol IdentifyingModifier {
  var anyID: AnyHashable { get }
}

extension _IdentityModifier: IdentifyingModifier {
  var anyID: AnyHashable { AnyHashable(id) }
}
