import DarkroomCoreGraphics

/// A bar's fill with the hairline along its inner edge.
final class _UIBarBackground: UIView {
  private let material = _UIVisualEffectBackdropView(frame: .zero)
  private let hairline = UIView()
  private let picture = UIImageView()
  var hairlineIsOnTop = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    material.hasSubstitute = false
    addSubview(material)
    addSubview(picture)
    addSubview(hairline)
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameter showsFill: false for a bar that the content shows through.
  func show(_ appearance: UIBarAppearance, showsFill: Bool = true) {
    backgroundColor = showsFill ? appearance.backgroundColor : nil
    material.effect = showsFill ? appearance.material : nil
    material.isHidden = material.effect == nil
    picture.image = showsFill ? appearance.backgroundImage : nil
    hairline.isHidden = !showsFill || appearance.shadowColor == nil
    hairline.backgroundColor = appearance.shadowColor
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    material.frame = bounds
    picture.frame = bounds
    hairline.frame = CGRect(
      x: 0, y: hairlineIsOnTop ? -pixel : bounds.height, width: bounds.width, height: pixel)
  }
}
