import DarkroomCoreGraphics

/// A tab: its image above its title.
final class TabButton: UIControl {
  let item: UITabBarItem
  var color: UIColor = .systemGray
  private let picture = UIImageView()
  private let label = UILabel()

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    label.font = .systemFont(ofSize: 10, weight: .medium)
    label.textAlignment = .center
    addSubview(picture)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.text = item.title
    label.textColor = color
    picture.image = (isSelected ? item.selectedImage : nil) ?? item.image
    picture.tintColor = color
    let size = picture.image?.size ?? .zero
    picture.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: 18 - size.height / 2, width: size.width,
      height: size.height)
    let text = label.sizeThatFits(bounds.size)
    label.frame = CGRect(
      x: 0, y: bounds.height - 1 - text.height, width: bounds.width, height: text.height)
  }
}
