/// Names for what a container is made of, as dumps show them.
enum _VariadicView {
  /// A layout and the views in it.
  struct Tree<Root, Content> {
    let root: Root
    let content: Content
  }
}

extension _VariadicView.Tree: Sendable where Root: Sendable, Content: Sendable {}
