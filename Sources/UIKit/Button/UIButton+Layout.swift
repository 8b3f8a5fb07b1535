extension UIButton {
  /// The frames of image and title, in the button's coordinates.
  struct Arrangement {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
  }

  private var imageSize: CGSize { shownImage?.size ?? .zero }

  private func textSize(_ label: UILabel?, width: CGFloat) -> CGSize {
    guard let label, label.text?.isEmpty == false else { return .zero }
    return label.sizeThatFits(CGSize(width: width, height: 0))
  }

  /// The size that fits the content, by the rules of Measures, control sizes; a configured button has rules of its own.
  func fittingSize(within limit: CGSize) -> CGSize {
    if let configured = content.configuration {
      return configuredSize(configured, within: wrapsConfiguredTitle ? limit.width : 0)
    }
    if isDisc, content.contentEdgeInsets == nil { return Self.discSize }
    let background = currentBackgroundImage?.size ?? .zero
    let title = textSize(content.titleLabel, width: 0)
    let image = imageSize
    let insets = content.contentEdgeInsets ?? .zero
    if title == .zero, image != .zero {
      return CGSize(
        width: max(image.width + insets.horizontal, background.width),
        height: max(image.height + insets.vertical, background.height))
    }
    let hasLeastWidth = !hasContentInsets && image == .zero
    let padding =
      hasContentInsets
      ? insets : UIEdgeInsets(top: Self.titlePadding, left: 0, bottom: Self.titlePadding, right: 0)
    let lineHeight = title == .zero ? emptyLineHeight : title.height
    let width = (title.width + image.width + padding.horizontal).roundedUp(to: 1)
    return CGSize(
      width: max(hasLeastWidth ? max(width, 30) : width, background.width),
      height: max(lineHeight + padding.vertical, image.height + insets.vertical, background.height))
  }

  /// The height of a button without a title, in whole points.
  private var emptyLineHeight: CGFloat {
    let size: CGFloat = content.type == .custom ? UIFont.buttonFontSize : 15
    let font = content.titleLabel?.font ?? .systemFont(ofSize: size)
    return font.lineHeight.roundedUp(to: 1)
  }

  /// Sets the insets that an appearance gives.
  ///
  /// A button that was as large as its content is resized to fit again.
  func setInsetsOfAppearance(_ insets: UIEdgeInsets) {
    let isFitted =
      translatesAutoresizingMaskIntoConstraints && bounds.size == fittingSize(within: .zero)
    contentEdgeInsets = insets
    if isFitted { sizeToFit() }
  }

  private static var discSize: CGSize {
    CGSize(width: ButtonType.closeDiameter, height: ButtonType.closeDiameter)
  }

  /// The frame of the plate: the bounds, or the centered disc of a close button.
  private var plateFrame: CGRect {
    guard isDisc else { return bounds }
    return bounds.insetBy(
      dx: (bounds.width - Self.discSize.width) / 2, dy: (bounds.height - Self.discSize.height) / 2)
  }

  func layOutContent() {
    content.plate?.frame = plateFrame
    content.backgroundView?.frame = backgroundRect(forBounds: bounds)
    if let configured = content.configuration {
      place(configuredArrangement(configured, in: bounds))
      return
    }
    let area = contentRect(forBounds: bounds)
    content.imageView?.frame = imageRect(forContentRect: area)
    content.titleLabel?.frame = titleRect(forContentRect: area)
  }

  private func place(_ arrangement: Arrangement) {
    content.imageView?.frame = arrangement.image
    content.titleLabel?.frame = arrangement.title
    content.subtitleLabel?.frame = arrangement.subtitle
  }

  /// Arranges image and title side by side as one group, by the content alignment; the insets then move each of them.
  func arrangement(in area: CGRect) -> Arrangement {
    let image = CGSize(
      width: min(imageSize.width, area.width), height: min(imageSize.height, area.height))
    let natural = textSize(content.titleLabel, width: 0)
    let room = max(
      0,
      area.width - image.width - content.titleEdgeInsets.horizontal
        - (image.width > 0 ? content.imageEdgeInsets.horizontal : 0))
    let title = CGSize(
      width: min(natural.width.roundedUp(to: 1), room), height: min(natural.height, area.height))
    var arrangement = Arrangement()
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let start = startX(width: image.width + title.width, in: area)
    let imageX = isReversed ? start + title.width : start
    let titleX = isReversed ? start : start + image.width
    arrangement.image = placed(image, x: imageX, insets: content.imageEdgeInsets, in: area)
    var insets = content.titleEdgeInsets
    if image == .zero { addPadding(to: &insets, room: area.height - title.height) }
    arrangement.title = placed(title, x: titleX, insets: insets, in: area)
    if contentVerticalAlignment == .fill { arrangement.image.size.height = area.height }
    return arrangement
  }

  /// Keeps a title without an image away from the edge at which it is aligned, as far as there is room.
  ///
  /// - SeeAlso: Stack Overflow, answer 70778238: a title aligned at the top of a button of 80 points begins at 6
  ///   unless the button has insets. As there; that a button with an image has no such distance is our guess.
  private func addPadding(to insets: inout UIEdgeInsets, room: CGFloat) {
    guard !hasContentInsets else { return }
    let padding = max(0, min(Self.titlePadding, room))
    if contentVerticalAlignment == .top { insets.top += padding }
    if contentVerticalAlignment == .bottom { insets.bottom += padding }
  }

  /// The distance of a title from the top and the bottom, if there are no insets.
  private static let titlePadding: CGFloat = 6

  private var hasContentInsets: Bool {
    content.contentEdgeInsets.map { $0 != .zero } ?? false
  }

  private func startX(width: CGFloat, in area: CGRect) -> CGFloat {
    switch effectiveContentHorizontalAlignment {
    case .left, .fill, .leading: return area.minX
    case .right, .trailing: return area.maxX - width
    case .center: return area.minX + (area.width - width) / 2
    }
  }

  /// Moves a centered frame by half of a one-sided inset, as UIKit does.
  private func placed(
    _ size: CGSize, x: CGFloat, insets: UIEdgeInsets, in area: CGRect
  ) -> CGRect {
    var x = x
    switch effectiveContentHorizontalAlignment {
    case .left, .fill, .leading: x += insets.left
    case .right, .trailing: x -= insets.right
    case .center: x += (insets.left - insets.right) / 2
    }
    var y = area.minY
    switch contentVerticalAlignment {
    case .top, .fill: y += insets.top
    case .bottom: y = area.maxY - size.height - insets.bottom
    case .center: y += (area.height - size.height) / 2 + (insets.top - insets.bottom) / 2
    }
    return CGRect(
      x: x.roundedHalfUp(to: pixel), y: y.roundedHalfUp(to: pixel), width: size.width,
      height: size.height)
  }
}
