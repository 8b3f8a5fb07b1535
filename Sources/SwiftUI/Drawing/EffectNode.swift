/// A view that is drawn as a whole and then changed.
final class EffectNode: LayoutNode {
  private let apply: @MainActor (EffectView) -> Void
  private var drawnRadius: CGFloat = 0

  init(_ child: LayoutNode, _ apply: @escaping @MainActor (EffectView) -> Void) {
    self.apply = apply
    super.init(around: child)
  }

  override func makeView() -> UIView? {
    let view = EffectView(frame: CGRect(origin: .zero, size: frame.size))
    view.place = environment.containerShape?.place(of: self)
    apply(view)
    drawnRadius = view.cornerRadius
    return view
  }

  override var cornerRadius: CGFloat { drawnRadius }
}
