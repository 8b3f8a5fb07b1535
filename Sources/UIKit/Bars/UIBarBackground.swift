import DarkroomCoreGraphics

/// A bar's fill with the hairline along its inner edge.
final class _UIBarBackground: UIView {
  private let hairline = UIView()
  private let picture = UIImageView()
  var hairlineIsOnTop = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(picture)
    addSubview(hairline)
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameter showsFill: false for a bar that the content shows through.
  func show(_ appearance: UIBarAppearance, showsFill: Bool = true) {
    backgroundColor = showsFill ? appearance.fill : nil
    picture.image = showsFill ? appearance.backgroundImage : nil
    hairline.isHidden = !showsFill || appearance.shadowColor == nil
    hairline.backgroundColor = appearance.shadowColor
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    hairline.frame = CGRect(
      x: 0, y: hairlineIsOnTop ? -pixel : bounds.height, width: bounds.width, height: pixel)
  }
}
