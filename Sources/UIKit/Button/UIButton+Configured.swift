extension UIButton {
  func showPlate(_ configured: Configuration?) {
    guard let configured else {
      guard isDisc else {
        content.plate?.removeFromSuperview()
        content.plate = nil
        return
      }
      let plate = madePlate
      plate.backgroundColor = .tertiarySystemFill
      plate.layer.cornerRadius = ButtonType.closeDiameter / 2
      return
    }
    let plate = madePlate
    let color = configured.plateColor(tint: tintColor, isEnabled: isEnabled, role: role)
    plate.backgroundColor = color?.dimmed(by: isHighlighted ? 0.75 : 1)
    plate.layer.cornerRadius = configured.cornerRadius(height: bounds.height)
    plate.layer.cornerCurve = configured.cornerStyle == .capsule ? .circular : .continuous
    plate.layer.borderWidth = configured.background.strokeWidth
    plate.layer.borderColor = configured.background.strokeColor?.cgColor
  }

  private var madePlate: _UISystemBackgroundView {
    if let plate = content.plate { return plate }
    let plate = _UISystemBackgroundView(frame: bounds)
    plate.isUserInteractionEnabled = false
    insertSubview(plate, at: 0)
    content.plate = plate
    return plate
  }

  /// Whether the title wraps, so that a narrower button is higher.
  var wrapsConfiguredTitle: Bool {
    guard let configured = content.configuration else { return false }
    return configured.titleLineBreakMode.wraps || configured.subtitleLineBreakMode.wraps
  }

  private struct Pieces {
    var image: CGSize
    var title: CGSize
    var subtitle: CGSize
    var titlePadding: CGFloat
    var imagePadding: CGFloat

    var text: CGSize {
      CGSize(
        width: max(title.width, subtitle.width),
        height: title.height + subtitle.height + titlePadding)
    }
  }

  /// - Parameter width: The width for image and text together; titles that wrap continue on another line.
  private func pieces(_ configured: Configuration, width: CGFloat) -> Pieces {
    let image = shownImage?.size ?? .zero
    let isBeside = configured.imagePlacement == .leading || configured.imagePlacement == .trailing
    let taken = isBeside && image != .zero ? image.width + configured.imagePadding : 0
    let room = max(0, width - taken)
    func size(_ label: UILabel?) -> CGSize {
      guard let label, label.text?.isEmpty == false else { return .zero }
      let isLimited = label.numberOfLines != 1 && room < .greatestFiniteMagnitude
      let fit = label.sizeThatFits(isLimited ? CGSize(width: room, height: 0) : .zero)
      return CGSize(width: min(fit.width, room), height: fit.height)
    }
    let title = size(content.titleLabel)
    let subtitle = size(content.subtitleLabel)
    return Pieces(
      image: image, title: title, subtitle: subtitle,
      titlePadding: subtitle == .zero ? 0 : configured.titlePadding,
      imagePadding: image == .zero || title == .zero ? 0 : configured.imagePadding)
  }

  /// - Parameter limit: The width at which titles wrap; 0 or less for no limit.
  func configuredSize(_ configured: Configuration, within limit: CGFloat) -> CGSize {
    let insets = configured.contentInsets
    let room = limit > 0 ? limit - insets.leading - insets.trailing : .greatestFiniteMagnitude
    let parts = pieces(configured, width: room)
    let isBeside = configured.imagePlacement == .leading || configured.imagePlacement == .trailing
    let width =
      isBeside
      ? parts.image.width + parts.imagePadding + parts.text.width
      : max(parts.image.width, parts.text.width)
    let height =
      isBeside
      ? max(parts.image.height, parts.text.height)
      : parts.image.height + parts.imagePadding + parts.text.height
    return CGSize(
      width: width + insets.leading + insets.trailing, height: height + insets.top + insets.bottom)
  }

  func configuredArrangement(_ configured: Configuration, in bounds: CGRect) -> Arrangement {
    content.plate?.layer.cornerRadius = configured.cornerRadius(height: bounds.height)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let area = bounds.inset(by: configured.contentInsets.resolved(isRightToLeft: isReversed))
    let parts = pieces(configured, width: area.width)
    let isBeside = configured.imagePlacement == .leading || configured.imagePlacement == .trailing
    let isFirst = configured.imagePlacement == .leading || configured.imagePlacement == .top
    return isBeside
      ? row(parts, in: area, imageIsLeft: isFirst != isReversed)
      : column(parts, in: area, imageIsAbove: isFirst)
  }

  private func row(_ parts: Pieces, in area: CGRect, imageIsLeft: Bool) -> Arrangement {
    let width = parts.image.width + parts.imagePadding + parts.text.width
    var x = area.minX + (area.width - width) / 2
    switch effectiveContentHorizontalAlignment {
    case .left, .leading, .fill: x = area.minX
    case .right, .trailing: x = area.maxX - width
    case .center: break
    }
    let textX = imageIsLeft ? x + parts.image.width + parts.imagePadding : x
    let imageX = imageIsLeft ? x : x + parts.text.width + parts.imagePadding
    var arrangement = text(parts, x: textX, y: area.midY - parts.text.height / 2)
    arrangement.image = snapped(
      CGRect(origin: CGPoint(x: imageX, y: area.midY - parts.image.height / 2), size: parts.image))
    return arrangement
  }

  private func column(_ parts: Pieces, in area: CGRect, imageIsAbove: Bool) -> Arrangement {
    let height = parts.image.height + parts.imagePadding + parts.text.height
    let y = area.midY - height / 2
    let textY = imageIsAbove ? y + parts.image.height + parts.imagePadding : y
    let imageY = imageIsAbove ? y : y + parts.text.height + parts.imagePadding
    var arrangement = text(parts, x: area.midX - parts.text.width / 2, y: textY)
    arrangement.image = snapped(
      CGRect(origin: CGPoint(x: area.midX - parts.image.width / 2, y: imageY), size: parts.image))
    return arrangement
  }

  private func text(_ parts: Pieces, x: CGFloat, y: CGFloat) -> Arrangement {
    var arrangement = Arrangement()
    let start = startOfTitles
    let titleX = x + (parts.text.width - parts.title.width) * start
    let subtitleX = x + (parts.text.width - parts.subtitle.width) * start
    let below = y + parts.title.height + parts.titlePadding
    arrangement.title = snapped(CGRect(origin: CGPoint(x: titleX, y: y), size: parts.title))
    arrangement.subtitle = snapped(
      CGRect(origin: CGPoint(x: subtitleX, y: below), size: parts.subtitle))
    return arrangement
  }

  /// The share of the free space that goes before the shorter of title and subtitle.
  private var startOfTitles: CGFloat {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch content.configuration?.titleAlignment {
    case .leading: return isReversed ? 1 : 0
    case .trailing: return isReversed ? 0 : 1
    case .automatic, .center, nil: return 0.5
    }
  }

  private func snapped(_ rect: CGRect) -> CGRect {
    let pixel = 1 / traitCollection.knownDisplayScale
    return CGRect(
      x: rect.minX.roundedHalfUp(to: pixel), y: rect.minY.roundedHalfUp(to: pixel),
      width: rect.width, height: rect.height)
  }
}
