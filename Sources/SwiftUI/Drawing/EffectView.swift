/// Holds what an effect changes as a whole.
final class EffectView: UIView {
  private var clipping: ((CGRect) -> Path)?

  /// Shows only what lies inside of a shape.
  func clip<S: Shape>(to shape: S, _ style: FillStyle) {
    let mask = CAShapeLayer()
    mask.fillRule = style.isEOFilled ? .evenOdd : .nonZero
    layer.mask = mask
    clipping = shape.path(in:)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let clipping, let mask = layer.mask as? CAShapeLayer else { return }
    mask.frame = bounds
    mask.path = clipping(bounds).cgPath
  }
}
