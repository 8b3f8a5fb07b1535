import DarkroomCoreGraphics

/// The back button of a navigation bar: an arrow and the title of the previous screen.
final class BackButton: UIControl {
  private let indicator: UIImage?
  private let look: BarItemLook
  /// The look that the bar gives to its back button.
  private let barLook: BarButtonLook
  private let attributes: [NSAttributedString.Key: Any]
  private lazy var plate = UIImageView()
  private let label = UILabel()
  /// The distance from the bar's side to the arrow, in points; it is half of that of other items.
  private let arrowSide: CGFloat = 8
  private let ownArrowSize = CGSize(width: 13, height: 21)
  private let gap: CGFloat = 6

  /// - Parameters:
  ///   - indicator: The image that replaces the arrow, drawn in the tint.
  ///   - attributes: The attributes of the title, which override those of the bar.
  init(
    title: String, indicator: UIImage? = nil, look: BarItemLook = BarItemLook(),
    barLook: BarButtonLook = BarButtonLook(), attributes: [NSAttributedString.Key: Any] = [:],
    action: @escaping () -> Void
  ) {
    self.indicator = indicator
    self.look = look
    self.barLook = barLook
    self.attributes = barLook.attributes.merging(attributes) { $1 }
    super.init(frame: .zero)
    isOpaque = false
    label.text = title
    label.font = .systemFont(ofSize: 17)
    show(title)
    addSubview(label)
    addAction(UIAction { _ in action() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the title.
  ///
  /// Without attributes it stays plain text in the tint color.
  private func show(_ title: String) {
    guard !attributes.isEmpty else { return }
    let base: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 17), .foregroundColor: tintColor ?? .systemBlue,
    ]
    label.attributedText = NSAttributedString(
      string: title, attributes: base.merging(attributes) { $1 })
  }

  private var arrowSize: CGSize { indicator?.size ?? ownArrowSize }
  private var textX: CGFloat { arrowSide + arrowSize.width + gap }
  private var metrics: UIBarMetrics { UIBarMetrics(of: traitCollection) }

  private func layoutPlate() {
    let image = look.background(for: state, metrics) ?? barLook.background
    guard image != nil || plate.superview != nil else { return }
    if plate.superview == nil { insertSubview(plate, at: 0) }
    plate.image = image
    plate.frame = bounds.offsetBy(
      dx: barLook.backgroundOffset.horizontal,
      dy: look.backgroundOffset(metrics) + barLook.backgroundOffset.vertical)
  }

  /// The size of the button, measured from the side of the bar.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: textX + label.sizeThatFits(.zero).width, height: BarMetrics.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if attributes.isEmpty { label.textColor = tintColor } else { show(label.text ?? "") }
    let size = label.sizeThatFits(.zero)
    let width = max(0, min(size.width, bounds.width - textX))
    label.frame = mirrored(
      CGRect(
        x: textX, y: ((bounds.height - size.height) / 2).roundedHalfUp(to: pixel), width: width,
        height: size.height), in: bounds.width)
    let offset = look.titleOffset(metrics)
    label.frame = label.frame.offsetBy(
      dx: offset.horizontal + barLook.titleOffset.horizontal,
      dy: offset.vertical + barLook.titleOffset.vertical)
    layoutPlate()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let indicator else { return drawArrow() }
    let y = ((bounds.height - arrowSize.height) / 2).roundedHalfUp(to: pixel)
    let box = CGRect(x: arrowSide, y: y, width: arrowSize.width, height: arrowSize.height)
    indicator.withTintColor(tintColor).draw(in: mirrored(box, in: bounds.width))
  }

  private func drawArrow() {
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
