import DarkroomCoreGraphics

/// The red capsule at a tab's image, 18 points high.
final class TabBadge: UIView {
  private let label = UILabel()

  init() {
    super.init(frame: .zero)
    layer.cornerRadius = 9
    isUserInteractionEnabled = false
    label.font = .systemFont(ofSize: 13)
    label.textColor = .white
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String?, _ color: UIColor?) {
    label.text = text
    backgroundColor = color ?? .systemRed
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: max(18, label.sizeThatFits(.zero).width + 10), height: 18)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
