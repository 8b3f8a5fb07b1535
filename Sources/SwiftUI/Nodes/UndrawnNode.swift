/// Something that is declared and not drawn yet; a size or a picture that reaches it fails.
final class UndrawnNode: LayoutNode {
  fileprivate let name: String

  init(_ name: String, _ environment: EnvironmentValues) {
    self.name = name
    super.init(environment)
  }

  override func makeView() -> UIView? { UndrawnView(name) }
}

extension LayoutNode {
  /// What is not drawn yet in the node, the first of it in the order of the tree.
  var firstUndrawnName: String? {
    (self as? UndrawnNode)?.name ?? children.lazy.compactMap(\.firstUndrawnName).first
  }
}
