/// The node of a view that is declared but not drawn yet; a size or picture that needs it fails.
final class UndrawnNode: LayoutNode {
  fileprivate let name: String

  init(_ name: String, _ environment: EnvironmentValues) {
    self.name = name
    super.init(environment)
  }

  override func makeView() -> UIView? { UndrawnView(name) }
}

extension LayoutNode {
  /// The name of the first view in the node that isn't drawn yet, in tree order.
  var firstUndrawnName: String? {
    (self as? UndrawnNode)?.name ?? children.lazy.compactMap(\.firstUndrawnName).first
  }
}
