import DarkroomCoreGraphics

/// The button that a bar makes of an item.
final class BarButton: UIControl {
  let item: UIBarButtonItem
  private let label = UILabel()
  private let isBack: Bool
  private let picture = UIImageView()
  private let gap: CGFloat = 6
  private var arrow: CGFloat { isBack ? 12 : 0 }

  init(_ item: UIBarButtonItem, isBack: Bool = false) {
    self.item = item
    self.isBack = isBack
    super.init(frame: .zero)
    isOpaque = false
    isEnabled = item.isEnabled
    label.text = item.title
    label.font = .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
    picture.image = item.image
    addSubview(label)
    addSubview(picture)
    addAction(UIAction { [weak item] _ in item?.send() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  private var color: UIColor { isEnabled ? item.tintColor ?? tintColor : .tertiaryLabel }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let content = item.image?.size ?? label.sizeThatFits(size)
    return CGSize(width: content.width + (isBack ? arrow + gap : 0), height: 44)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.textColor = color
    let size = item.image?.size ?? label.sizeThatFits(bounds.size)
    let x = isBack && !isRightToLeft ? arrow + gap : 0
    let frame = CGRect(
      x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    label.frame = frame
    picture.frame = frame
    label.isHidden = item.image != nil
  }

  override func draw(_ rect: CGRect) {
    guard isBack else { return }
    let path = UIBezierPath()
    let tip: CGFloat = isRightToLeft ? bounds.maxX - 2 : 2
    let end: CGFloat = isRightToLeft ? bounds.maxX - 11 : 11
    path.move(to: CGPoint(x: end, y: bounds.midY - 9))
    path.addLine(to: CGPoint(x: tip, y: bounds.midY))
    path.addLine(to: CGPoint(x: end, y: bounds.midY + 9))
    path.lineWidth = 3
    color.setStroke()
    path.stroke()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
    setNeedsDisplay()
  }
}
