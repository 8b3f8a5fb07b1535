import DarkroomCoreGraphics

/// The red badge at a tab's image, a capsule 18 points high.
final class TabBadge: UIView {
  private let label = UILabel()

  init() {
    super.init(frame: .zero)
    layer.cornerRadius = 9
    isUserInteractionEnabled = false
    label.textAlignment = .center
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(
    _ text: String?, _ color: UIColor?, _ attributes: [NSAttributedString.Key: Any]
  ) {
    label.text = text
    label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 13)
    label.textColor = attributes[.foregroundColor] as? UIColor ?? .white
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
