import DarkroomCoreGraphics

/// A button in a tab bar, with its image above its title.
final class TabButton: UIControl {
  let item: UITabBarItem
  var color: UIColor = .systemGray
  var look: UITabBarItemStateAppearance?
  private let picture = UIImageView()
  private let label = UILabel()
  private let badge = TabBadge()
  /// The distance from the top to the middle of the image, in points (see Measures, bars).
  private let imageMiddle: CGFloat = 18.5
  private let titleTop: CGFloat = 34

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    accessibilityIdentifier = item.accessibilityIdentifier
    label.textAlignment = .center
    for view in [picture, label, badge] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    item.show(
      in: label, state: isSelected ? .selected : .normal,
      font: look?.titleTextAttributes[.font] as? UIFont ?? .systemFont(ofSize: 10, weight: .medium),
      color: look?.titleTextAttributes[.foregroundColor] as? UIColor ?? color)
    let own = item.shownImage(for: traitCollection)
    picture.image = ((isSelected ? item.selectedImage : nil) ?? own.image).map(enlarged)
    picture.tintColor = look?.iconColor ?? color
    let size = picture.image?.size ?? .zero
    let x = ((bounds.width - size.width) / 2).roundedHalfUp(to: pixel)
    picture.frame = CGRect(
      x: x, y: (imageMiddle - size.height / 2).roundedHalfUp(to: pixel), width: size.width,
      height: size.height
    ).inset(by: own.insets)
    let text = label.sizeThatFits(bounds.size)
    let offset = look?.titlePositionAdjustment ?? .zero
    let ownOffset = item.titlePositionAdjustment
    label.frame = CGRect(
      x: offset.horizontal + ownOffset.horizontal,
      y: titleTop + offset.vertical + ownOffset.vertical, width: bounds.width, height: text.height)
    layoutBadge()
  }

  /// Enlarges a symbol: tab bars show symbols at the large scale unless the image has its own configuration.
  private func enlarged(_ image: UIImage) -> UIImage {
    guard image.isSymbolImage else { return image }
    return image.withConfiguration(
      UIImage.SymbolConfiguration(pointSize: 18, weight: .unspecified, scale: .large))
  }

  private func layoutBadge() {
    badge.isHidden = item.badgeValue == nil
    badge.show(
      item.badgeValue, item.badgeColor ?? look?.badgeBackgroundColor,
      (look?.badgeTextAttributes ?? [:]).merging(
        item.shownBadgeAttributes(for: isSelected ? .selected : .normal)
      ) { $1 })
    let size = badge.sizeThatFits(.zero)
    badge.frame = mirrored(
      CGRect(x: bounds.midX + 5, y: 1, width: size.width, height: size.height), in: bounds.width)
  }
}
