/// Makes nodes of values of views: where in the tree it is, and what the surroundings are.
@MainActor
struct Evaluation {
  let graph: ViewGraph
  var identity: IdentityNode
  var environment: EnvironmentValues
  /// How the changes were made that asked for the evaluation.
  var transaction = Transaction()
  /// Along which axis the next stack outwards lies, which is where a spacer grows.
  var axis: Axis?
  /// Whether the views are rows of a list, and not in one.
  var isRow = false
  /// What a modifier's content stands for, by the type of the modifier.
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

  /// The nodes of a view, none for an empty one.
  func nodes(of view: any View) -> [LayoutNode] {
    if let primitive = view as? any NodeView { return primitive.nodes(in: self) }
    return nodes(ofComposed: view)
  }

  /// One node for any number of views; several lie as in a container with the given layout.
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

  /// The nodes of an element whose place this is.
  func nodes(ofElement id: some Hashable, _ content: () -> any View) -> [LayoutNode] {
    let nodes = nodes(of: tracking(content))
    for node in nodes { node.traits.identities.append(AnyHashable(id)) }
    return nodes
  }

  /// The value of a body; a change of what the body has read asks for another evaluation.
  func tracking<Value>(_ body: () -> Value) -> Value {
    // What was read may outlive the tree, and would keep it.
    withObservationTracking(body) { [weak graph = graph] in graph?.invalidateFromAnyThread() }
  }

  /// A node of something that is declared and not drawn yet.
  func undrawn(_ name: String) -> LayoutNode { UndrawnNode(name, environment) }
}
