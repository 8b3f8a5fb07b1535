extension EmptyView: NodeView {
  func nodes(in evaluation: Evaluation) -> [LayoutNode] { [] }
}

extension AnyView: NodeView {
  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    evaluation.at(ObjectIdentifier(type(of: storage))).nodes(of: storage)
  }
}

extension Optional: NodeView where Wrapped: View {
  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    map { evaluation.at("some").nodes(of: $0) } ?? []
  }
}

extension _ConditionalContent: NodeView where TrueContent: View, FalseContent: View {
  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    switch storage {
    case .trueContent(let content): evaluation.at(true).nodes(of: content)
    case .falseContent(let content): evaluation.at(false).nodes(of: content)
    }
  }
}

extension Group: NodeView where Content: View {
  func nodes(in evaluation: Evaluation) -> [LayoutNode] { evaluation.nodes(of: content) }
}

extension EquatableView: NodeView {
  func nodes(in evaluation: Evaluation) -> [LayoutNode] { evaluation.nodes(of: content) }
}

extension TupleView: NodeView {
  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    Mirror(reflecting: value).children.enumerated().flatMap { index, child in
      (child.value as? any View).map { evaluation.at(index).nodes(of: $0) } ?? []
    }
  }
}

extension ForEach: NodeView where Content: View {
  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    var seen: Set<ID> = []
    return data.enumerated().flatMap { offset, element -> [LayoutNode] in
      let id = identity(element)
      // iOS does not define what a second element with the same identity shows.
      guard seen.insert(id).inserted else { return [] }
      return evaluation.isRow
        ? evaluation.row(id, at: offset) { self.content(element) }
        : evaluation.element(id) { self.content(element) }
    }
  }
}

extension ModifiedContent: NodeView where Content: View, Modifier: ViewModifier {
  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    let own = evaluation.at(ObjectIdentifier(Modifier.self))
    let content = { (inner: Evaluation) in
      var inner = inner
      // A page that replaces the content keeps its own identities.
      if inner.graph === own.graph { inner.identity = own.identity }
      inner.contents = evaluation.contents
      return inner.at("content").nodes(of: self.content)
    }
    if let modifier = modifier as? any NodeModifier { return modifier.nodes(of: content, in: own) }
    if let effect = modifier as? any GeometryEffect {
      return effect.nodes(around: content(own), in: own.environment)
    }
    guard Modifier.Body.self != Never.self else {
      return [evaluation.undrawn((modifier as? UndrawnModifier)?.name ?? "\(Modifier.self)")]
    }
    return own.nodes(of: modifier, over: content)
  }
}

extension Evaluation {
  /// The nodes of a modifier's body, in which the placeholder stands for the view below.
  fileprivate func nodes<M: ViewModifier>(
    of modifier: M, over content: @escaping (Evaluation) -> [LayoutNode]
  ) -> [LayoutNode] {
    var inner = self
    inner.contents[ObjectIdentifier(M.self)] = content
    let modifier = inner.linked(modifier)
    return inner.nodes(of: inner.tracking { modifier.body(content: _ViewModifier_Content()) })
  }
}

extension _ViewModifier_Content: NodeView {
  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    evaluation.contents[ObjectIdentifier(Modifier.self)]?(evaluation) ?? []
  }
}
