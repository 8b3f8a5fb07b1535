/// A view that is visible where another view, placed like an overlay, is opaque.
final class MaskNode: LayerNode {
  init(_ child: LayoutNode, _ mask: LayoutNode, _ alignment: Alignment) {
    super.init(child, mask, alignment, isBehind: false)
  }

  override func makeView() -> UIView? { EffectView() }

  override func container(of child: LayoutNode, in view: UIView) -> UIView {
    guard child === children[1] else { return view }
    let mask = UIView(frame: view.bounds)
    view.mask = mask
    return mask
  }
}
