/// The root of a page: a view with the environment of the place where it was declared.
struct PageRoot {
  var content: any View
  var surroundings: PageSurroundings?
}

extension PageRoot: View, NodeView, UndrawnValue, WrappingView {
  typealias Body = Never

  var inner: Any { content }

  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    var inner = evaluation.at(ObjectIdentifier(type(of: content)))
    inner.contents = surroundings?.contents ?? [:]
    return inner.nodes(of: content)
  }
}
