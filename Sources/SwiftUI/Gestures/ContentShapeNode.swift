/// A view that takes touches inside a shape.
final class ContentShapeNode: LayoutNode {
  private let contains: (CGRect, CGPoint) -> Bool

  init(_ child: LayoutNode, _ contains: @escaping (CGRect, CGPoint) -> Bool) {
    self.contains = contains
    super.init(around: child)
  }

  override func makeView() -> UIView? { ContentShapeView(contains) }
}
