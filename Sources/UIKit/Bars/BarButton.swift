import DarkroomCoreGraphics

/// The button in which a bar shows an item.
final class BarButton: UIControl {
  let item: UIBarButtonItem
  private let label = UILabel()
  private let picture = UIImageView()
  private lazy var plate = UIImageView()
  /// How far the plate behind a selected item extends beyond its content on both sides, in points.
  private let platePadding: CGFloat = 6
  /// The look that the bar gives to its buttons.
  private let barLook: BarButtonLook

  init(_ item: UIBarButtonItem, _ appearance: UIBarButtonItemAppearance? = nil) {
    self.item = item
    barLook = appearance?.look(isEnabled: item.isEnabled) ?? BarButtonLook()
    super.init(frame: .zero)
    isOpaque = false
    isEnabled = item.isEnabled
    isSelected = item.isSelected
    accessibilityIdentifier = item.accessibilityIdentifier
    addSubview(label)
    addSubview(picture)
    addAction(UIAction { [weak item] _ in item?.send() }, for: .touchUpInside)
    showItem()
  }

  required init?(coder: NSCoder) { nil }

  private var tint: UIColor { item.tintColor ?? tintColor }
  private var color: UIColor { !isEnabled ? .tertiaryLabel : isSelected ? .white : tint }
  private var metrics: UIBarMetrics { UIBarMetrics(of: traitCollection) }

  private func showItem() {
    item.show(
      in: label, state: isEnabled ? .normal : .disabled, font: font, color: color,
      bar: barLook.attributes)
    picture.image = shownImage
    showPlate()
    picture.tintColor = item.systemItem == .close ? .systemGray3 : color
    label.isHidden = picture.image != nil
  }

  /// Shows the item's own background image, or the plate of selected items.
  private func showPlate() {
    let image = item.look.background(for: state, metrics) ?? barLook.background
    guard image != nil || isSelected || plate.superview != nil else { return }
    if plate.superview == nil { insertSubview(plate, at: 0) }
    plate.image = image
    plate.backgroundColor = image == nil && isSelected ? tint : nil
    plate.layer.cornerRadius = image == nil ? 6 : 0
  }

  /// The image that is shown.
  ///
  /// Bars show symbols at the large scale unless the image has its own configuration.
  private var shownImage: UIImage? {
    let own = item.shownImage(for: traitCollection).image
    guard let image = own, image.isSymbolImage else { return own }
    return image.withConfiguration(UIImage.SymbolConfiguration(scale: .large))
  }

  private var font: UIFont {
    .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
  }

  /// The width of the widest of the item's possible titles, in points, in the item's own look.
  private var widestTitle: CGFloat {
    guard picture.image == nil, let titles = item.possibleTitles else { return 0 }
    let base: [NSAttributedString.Key: Any] = [.font: font]
    let look = base.merging(barLook.attributes) { $1 }.merging(
      item.titleTextAttributes(for: .normal) ?? [:]
    ) { $1 }
    return titles.map { $0.size(withAttributes: look).width.roundedUp(to: pixel) }.max() ?? 0
  }

  private var contentSize: CGSize { shownImage?.size ?? label.sizeThatFits(.zero) }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: item.width > 0 ? item.width : max(contentSize.width, widestTitle),
      height: BarMetrics.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    defer { layer.forgetLayoutRequest() }
    showItem()
    let size = contentSize
    let width = min(size.width, bounds.width)
    let frame = CGRect(
      x: ((bounds.width - width) / 2).roundedHalfUp(to: pixel),
      y: ((bounds.height - size.height) / 2).roundedHalfUp(to: pixel), width: width,
      height: size.height)
    let offset = item.look.titleOffset(metrics)
    label.frame = frame.offsetBy(
      dx: offset.horizontal + barLook.titleOffset.horizontal,
      dy: offset.vertical + barLook.titleOffset.vertical)
    picture.frame = frame.inset(by: item.shownImage(for: traitCollection).insets)
    guard plate.superview != nil else { return }
    plate.frame =
      plate.image == nil
      ? frame.insetBy(dx: -platePadding, dy: (frame.height - plateHeight) / 2)
      : bounds.offsetBy(
        dx: barLook.backgroundOffset.horizontal,
        dy: item.look.backgroundOffset(metrics) + barLook.backgroundOffset.vertical)
  }

  private var plateHeight: CGFloat { 32 }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }
}
