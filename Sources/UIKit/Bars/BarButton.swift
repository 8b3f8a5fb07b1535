import DarkroomCoreGraphics

/// The button that a bar makes of an item.
final class BarButton: UIControl {
  let item: UIBarButtonItem
  private let label = UILabel()
  private let picture = UIImageView()

  init(_ item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    isOpaque = false
    isEnabled = item.isEnabled
    accessibilityIdentifier = item.accessibilityIdentifier
    addSubview(label)
    addSubview(picture)
    addAction(UIAction { [weak item] _ in item?.send() }, for: .touchUpInside)
    showItem()
  }

  required init?(coder: NSCoder) { nil }

  private var color: UIColor { isEnabled ? item.tintColor ?? tintColor : .tertiaryLabel }

  private func showItem() {
    let font = UIFont.systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
    item.show(in: label, state: isEnabled ? .normal : .disabled, font: font, color: color)
    picture.image = shownImage
    picture.tintColor = item.systemItem == .close ? .systemGray3 : color
    label.isHidden = picture.image != nil
  }

  /// Symbols stand in bars in their large size, unless the image says otherwise.
  private var shownImage: UIImage? {
    guard let image = item.image, image.isSymbolImage else { return item.image }
    return image.withConfiguration(UIImage.SymbolConfiguration(scale: .large))
  }

  private var contentSize: CGSize { picture.image?.size ?? label.sizeThatFits(.zero) }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: item.width > 0 ? item.width : contentSize.width, height: BarMetrics.height)
  }

  /// Showing the item anew in the button's layout asks for no other.
  override func setNeedsLayout() {
    if !isShowing { super.setNeedsLayout() }
  }
  private var isShowing = false

  override func layoutSubviews() {
    super.layoutSubviews()
    isShowing = true
    defer { isShowing = false }
    showItem()
    let size = contentSize
    let width = min(size.width, bounds.width)
    let frame = CGRect(
      x: ((bounds.width - width) / 2).roundedHalfUp(to: pixel),
      y: ((bounds.height - size.height) / 2).roundedHalfUp(to: pixel), width: width,
      height: size.height)
    label.frame = frame
    picture.frame = frame
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }
}
