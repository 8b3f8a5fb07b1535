/// Holds what an effect changes as a whole.
final class EffectView: UIView {
  /// Sets what depends on the view's size, each time that the view is laid out.
  var arrange: ((EffectView) -> Void)? { didSet { setNeedsLayout() } }
  /// Where the view lies in a container with a shape.
  var place: ContainerPlace?

  override func layoutSubviews() {
    super.layoutSubviews()
    ContainerPlace.$current.withValue(place) { arrange?(self) }
  }
}
