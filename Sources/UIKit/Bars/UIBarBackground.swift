import DarkroomCoreGraphics

/// A bar's fill with the hairline along its inner edge.
final class _UIBarBackground: UIView {
  private let hairline = UIView()
  var hairlineIsOnTop = false
  var hasHairline = true
  var fill: UIColor? {
    didSet {
      backgroundColor = fill
      setNeedsLayout()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(hairline)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let pixel = 1 / max(traitCollection.displayScale, 1)
    hairline.isHidden = !hasHairline
    hairline.backgroundColor = UIColor(white: 0, alpha: 0.3)
    hairline.frame = CGRect(
      x: 0, y: hairlineIsOnTop ? -pixel : bounds.height, width: bounds.width, height: pixel)
  }
}
