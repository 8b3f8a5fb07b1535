/// Replaces the placeholder in a closure's result by a view.
struct PlaceholderModifier<Value: View, Modified: View> {
  let modified: Modified

  nonisolated init(_ body: (PlaceholderContentView<Value>) -> Modified) {
    modified = body(PlaceholderContentView())
  }
}

extension PlaceholderModifier: ViewModifier {
  func body(content: Content) -> some View {
    FilledPlaceholder<Value, Self, Modified>(content: content, modified: modified)
  }
}

/// The modified placeholder together with the view that replaces it.
private struct FilledPlaceholder<Value: View, Modifier: ViewModifier, Modified: View> {
  let content: _ViewModifier_Content<Modifier>
  let modified: Modified
}

extension FilledPlaceholder: View, NodeView {
  typealias Body = Never

  func nodes(in evaluation: Evaluation) -> [LayoutNode] {
    var inner = evaluation
    inner.contents[ObjectIdentifier(PlaceholderContentView<Value>.self)] = content.nodes(in:)
    return inner.nodes(of: modified)
  }
}
