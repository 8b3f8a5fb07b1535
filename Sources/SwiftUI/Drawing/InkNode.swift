/// An image that is filled with a paint.
final class InkNode: LayerNode {
  private let image: ResolvedImage

  init(_ image: ImageNode, _ paint: LayoutNode) {
    self.image = image.image
    super.init(image, paint, .center, isBehind: false)
  }

  override func makeView() -> UIView? {
    let view = EffectView()
    view.showToAssistiveTechnologies(image)
    return view
  }

  override func container(of child: LayoutNode, in view: UIView) -> UIView {
    guard child === children[0] else { return view }
    let mask = UIView(frame: view.bounds)
    view.mask = mask
    return mask
  }
}
