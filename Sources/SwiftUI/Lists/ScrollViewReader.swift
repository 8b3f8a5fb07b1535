/// A view whose content can be scrolled by code.
public struct ScrollViewReader<Content: View> {
  /// The closure that builds the content.
  public var content: (ScrollViewProxy) -> Content

  /// Takes a closure whose proxy scrolls the scroll views inside; the proxy acts after the content has been laid out.
  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: View, UndrawnValue {
  public typealias Body = Never
}

extension ScrollViewReader: NodeView {
  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    var inner = evaluation.at("reader")
    let scope = ObjectIdentifier(inner.identity)
    inner.environment.scroll.scopes.insert(scope)
    let proxy = ScrollViewProxy(graph: inner.graph, scope: scope)
    return inner.nodes(of: inner.tracking { content(proxy) })
  }
}
