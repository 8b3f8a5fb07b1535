/// Converts views to nodes, with the position in the tree and the environment.
@MainActor
struct Evaluation {
  let graph: ViewGraph
  var identity: IdentityNode
  var environment: EnvironmentValues
  /// The transaction of the changes that caused the evaluation.
  var transaction = Transaction()
  /// The axis of the nearest enclosing stack, along which a spacer grows.
  var axis: Axis?
  /// Whether the views are rows of a list themselves.
  var isRow = false
  /// The content that a modifier's placeholder stands for, by the type of the modifier.
  var contents: [ObjectIdentifier: (Evaluation) -> [LayoutNode]] = [:]

  /// The evaluation of a part.
  func at(_ key: AnyHashable) -> Evaluation {
    var evaluation = self
    evaluation.identity = identity.child(key, round: graph.round)
    return evaluation
  }

  /// The evaluation of the views in a container.
  func inside(_ axis: Axis?) -> Evaluation {
    var evaluation = self
    identity.isInContainer = true
    evaluation.axis = axis
    evaluation.isRow = false
    return evaluation
  }

  /// The nodes of a view; empty for an empty view.
  func nodes(of view: any View) -> [LayoutNode] {
    if let primitive = view as? any NodeView { return primitive.nodes(in: self) }
    return nodes(ofComposed: view)
  }

  /// Combines any number of views in one node, with the given layout.
  func node<L: Layout>(of view: any View, in layout: L) -> LayoutNode {
    let nodes = nodes(of: view)
    if nodes.count == 1 { return nodes[0] }
    return LaidOutNode(layout, environment, nodes)
  }

  private func nodes<V: View>(ofComposed view: V) -> [LayoutNode] {
    guard V.Body.self != Never.self else { return nodes(ofPlatform: view) }
    var inner = at(ObjectIdentifier(V.self))
    if let name = OwnViews.name(of: V.self) {
      inner.environment.owners.append(ViewOwner(name: name, id: ObjectIdentifier(inner.identity)))
    }
    let view = inner.linked(view)
    return inner.nodes(of: inner.tracking { view.body })
  }

  /// The nodes of a view without a body.
  private func nodes(ofPlatform view: any View) -> [LayoutNode] {
    if let view = view as? any UIViewRepresentable { return view.nodes(in: self) }
    if let view = view as? any UIViewControllerRepresentable { return view.nodes(in: self) }
    return [undrawn(undrawnName(of: view))]
  }

  /// The nodes of an element of a collection, which scrolling finds by its identity.
  func element(_ id: some Hashable, _ content: () -> any View) -> [LayoutNode] {
    at(AnyHashable(id)).nodes(ofElement: id, content)
  }

  /// The nodes of an element at this position.
  func nodes(ofElement id: some Hashable, _ content: () -> any View) -> [LayoutNode] {
    let nodes = nodes(of: tracking(content))
    for node in nodes { node.traits.identities.append(AnyHashable(id)) }
    return nodes
  }

  /// Evaluates a body; a change to a value that it reads requests another evaluation.
  func tracking<Value>(_ body: () -> Value) -> Value {
    // The observed objects may outlive the tree, so the closure must not retain it.
    withObservationTracking(body) { [weak graph = graph] in graph?.invalidateFromAnyThread() }
  }

  /// A node for a view that is declared but not drawn yet.
  func undrawn(_ name: String) -> LayoutNode { UndrawnNode(name, environment) }
}
