/// Holds what an effect changes as a whole.
final class EffectView: UIView {
  /// Sets what depends on the view's size, each time that the view is laid out.
  var arrange: ((EffectView) -> Void)? { didSet { setNeedsLayout() } }

  override func layoutSubviews() {
    super.layoutSubviews()
    arrange?(self)
  }
}
