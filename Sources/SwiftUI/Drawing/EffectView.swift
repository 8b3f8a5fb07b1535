/// Contains the views that an effect changes as a whole.
final class EffectView: UIView {
  /// Sets properties that depend on the view's size, at each layout.
  var arrange: ((EffectView) -> Void)? { didSet { setNeedsLayout() } }
  /// The position of the view in a container with a shape.
  var place: ContainerPlace?

  override func layoutSubviews() {
    super.layoutSubviews()
    ContainerPlace.$current.withValue(place) { arrange?(self) }
  }
}
