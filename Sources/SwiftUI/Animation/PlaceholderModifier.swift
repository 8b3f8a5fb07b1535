/// Puts a view in place of the placeholder that a closure has handed back modified.
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

/// A modified placeholder with the view that it stands for.
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
