/// Holds what an effect changes as a whole.
final class EffectView: UIView {
  /// The shape of the container around the view, from the view's own origin.
  var container: ContainerOutline?
  /// Sets what depends on the view's size, each time that the view is laid out.
  var arrange: ((EffectView) -> Void)? { didSet { setNeedsLayout() } }

  override func layoutSubviews() {
    super.layoutSubviews()
    arrange?(self)
  }
}
