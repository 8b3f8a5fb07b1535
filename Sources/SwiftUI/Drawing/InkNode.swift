/// An image that is filled with a paint.
final class InkNode: LayerNode {
  private let label: String?

  init(_ image: LayoutNode, _ paint: LayoutNode, label: String?) {
    self.label = label
    super.init(image, paint, .center, isBehind: false)
  }

  override func makeView() -> UIView? {
    let view = EffectView()
    view.isAccessibilityElement = true
    view.accessibilityLabel = label
    view.accessibilityTraits = .image
    return view
  }

  override func container(of child: LayoutNode, in view: UIView) -> UIView {
    guard child === children[0] else { return view }
    let mask = UIView(frame: view.bounds)
    view.mask = mask
    return mask
  }
}
