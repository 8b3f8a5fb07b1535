/// The names of a container's parts in dumps.
enum _VariadicView {
  /// A layout and the views in it.
  struct Tree<Root, Content> {
    let root: Root
    let content: Content
  }
}

extension _VariadicView.Tree: Sendable where Root: Sendable, Content: Sendable {}
