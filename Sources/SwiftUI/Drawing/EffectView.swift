/// Contains the views that an effect changes as a whole.
final class EffectView: UIView {
  /// Sets properties that depend on the view's size, at each layout.
  var arrange: ((EffectView) -> Void)? { didSet { setNeedsLayout() } }
  /// The radius of the corners at which the contents are cut off, by which failures name a change of it.
  var cornerRadius: CGFloat = 0
  /// The position of the view in a container with a shape.
  var place: ContainerPlace?

  override func layoutSubviews() {
    super.layoutSubviews()
    ContainerPlace.$current.withValue(place) { arrange?(self) }
  }
}
