import DarkroomCoreGraphics

/// The arrow with the title of the screen to go back to.
final class BackButton: UIControl {
  private let label = UILabel()
  /// The arrow begins half as far from the side as other items do.
  private let arrowSide: CGFloat = 8
  private let arrowSize = CGSize(width: 13, height: 21)
  private let gap: CGFloat = 6

  init(title: String, action: @escaping () -> Void) {
    super.init(frame: .zero)
    isOpaque = false
    label.text = title
    label.font = .systemFont(ofSize: 17)
    addSubview(label)
    addAction(UIAction { _ in action() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  private var textX: CGFloat { arrowSide + arrowSize.width + gap }

  /// From the bar's side on.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: textX + label.sizeThatFits(.zero).width, height: BarMetrics.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.textColor = tintColor
    let size = label.sizeThatFits(.zero)
    let width = max(0, min(size.width, bounds.width - textX))
    label.frame = mirrored(
      CGRect(
        x: textX, y: ((bounds.height - size.height) / 2).roundedHalfUp(to: pixel), width: width,
        height: size.height), in: bounds.width)
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    let path = UIBezierPath()
    let tip = mirrored(CGRect(x: arrowSide + 2, y: 0, width: 0, height: 0), in: bounds.width).minX
    let end = mirrored(CGRect(x: arrowSide + 11, y: 0, width: 0, height: 0), in: bounds.width).minX
    path.move(to: CGPoint(x: end, y: bounds.midY - 9))
    path.addLine(to: CGPoint(x: tip, y: bounds.midY))
    path.addLine(to: CGPoint(x: end, y: bounds.midY + 9))
    path.lineWidth = 2.5
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    tintColor.setStroke()
    path.stroke()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }
}
