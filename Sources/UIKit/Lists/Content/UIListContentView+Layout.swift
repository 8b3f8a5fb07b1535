import DarkroomCoreGraphics
import Foundation

extension UIListContentView {
  // MARK: Content

  func fill() {
    let content = listConfiguration
    fill(textLabel, content.text, content.attributedText, content.textProperties)
    fill(
      secondaryLabel, content.secondaryText, content.secondaryAttributedText,
      content.secondaryTextProperties)
    let properties = content.imageProperties
    imageView.image = content.image
    imageView.isHidden = content.image == nil
    imageView.preferredSymbolConfiguration =
      properties.preferredSymbolConfiguration ?? standardConfiguration(of: content.image)
    imageView.tintColor = properties.resolvedTintColor(for: tintColor)
    imageView.layer.cornerRadius = properties.cornerRadius
    imageView.clipsToBounds = properties.cornerRadius > 0
    imageView.layer.borderWidth = properties.strokeWidth
    imageView.layer.borderColor = properties.strokeColor?.cgColor
    setNeedsLayout()
  }

  /// A symbol without an explicit size is shown at the large scale for body text.
  private func standardConfiguration(of image: UIImage?) -> UIImage.SymbolConfiguration? {
    guard let own = image?.content.symbol?.configuration.attributes, own.pointSize == nil
    else { return nil }
    return UIImage.SymbolConfiguration(
      textStyle: .body,
      scale: own.scale == .unspecified ? ListSymbolColumn.scale(traitCollection) : own.scale)
  }

  private func fill(
    _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) {
    label.font = properties.resolvedFont(traitCollection)
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    switch properties.alignment {
    case .natural: label.textAlignment = .natural
    case .center: label.textAlignment = .center
    case .justified: label.textAlignment = .justified
    }
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = text.map(properties.transformed)
    }
    label.isHidden = text == nil && attributed == nil
  }

  // MARK: Sizes

  private var margins: NSDirectionalEdgeInsets {
    var margins = listConfiguration.directionalLayoutMargins
    if listConfiguration.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
      margins.leading = max(margins.leading, rowMargin)
      margins.trailing = max(margins.trailing, rowMargin)
    }
    let standard = UIListContentConfiguration.rowMargins.trailing
    if precedesAccessory, listConfiguration.directionalLayoutMargins.trailing == standard {
      margins.trailing = 0
    }
    return margins
  }

  private var imageSize: CGSize {
    guard let image = imageView.shownImage else { return .zero }
    let limit = listConfiguration.imageProperties.maximumSize
    let width = limit.width > 0 ? limit.width : .greatestFiniteMagnitude
    let height = limit.height > 0 ? limit.height : .greatestFiniteMagnitude
    let size = image.size
    guard size.width > 0, size.height > 0 else { return size }
    let scale = min(1, width / size.width, height / size.height)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  /// The size that is reserved for the image, which is centered in it and may be larger.
  private var imageRoom: CGSize {
    let reserved = listConfiguration.imageProperties.reservedLayoutSize
    func length(
      _ reserved: CGFloat, _ own: CGFloat, standard: CGFloat, isStandard: Bool
    ) -> CGFloat {
      switch reserved {
      case UIListContentConfiguration.ImageProperties.standardDimension: standard
      case 0: isStandard ? standard : own
      default: reserved
      }
    }
    let isSymbol = imageView.shownImage?.isSymbolImage == true
    let own = imageSize
    return CGSize(
      width: length(
        reserved.width, own.width,
        standard: ListSymbolColumn.width(traitCollection, isSidebar: listConfiguration.isSidebar),
        isStandard: isSymbol && ListSymbolColumn.isReserved(traitCollection)),
      height: length(
        reserved.height, own.height, standard: ListSymbolColumn.height(traitCollection),
        isStandard: isSymbol))
  }

  /// The distance from the leading edge to the texts.
  var textStart: CGFloat {
    imageView.image == nil
      ? margins.leading
      : margins.leading + imageRoom.width + listConfiguration.imageToTextPadding
  }

  private struct Texts {
    var first = CGSize.zero
    var second = CGSize.zero
    var isSideBySide = false
    var gap: CGFloat = 0
    var height: CGFloat {
      isSideBySide ? max(first.height, second.height) : first.height + gap + second.height
    }
    var width: CGFloat {
      isSideBySide ? first.width + gap + second.width : max(first.width, second.width)
    }
  }

  private func texts(in width: CGFloat) -> Texts {
    func size(_ label: UILabel, _ width: CGFloat) -> CGSize {
      guard !label.isHidden else { return .zero }
      let size = label.sizeThatFits(
        CGSize(width: max(0, width), height: .greatestFiniteMagnitude))
      return CGSize(width: min(size.width, max(0, width)), height: size.height)
    }
    let both = !textLabel.isHidden && !secondaryLabel.isHidden
    if both, listConfiguration.prefersSideBySideTextAndSecondaryText {
      let gap = listConfiguration.textToSecondaryTextHorizontalPadding
      let free = CGFloat.greatestFiniteMagnitude
      let (first, second) = (size(textLabel, free), size(secondaryLabel, free))
      if first.width + gap + second.width <= width {
        return Texts(first: first, second: second, isSideBySide: true, gap: gap)
      }
    }
    return Texts(
      first: size(textLabel, width), second: size(secondaryLabel, width),
      gap: both ? listConfiguration.textToSecondaryTextVerticalPadding : 0)
  }

  func fittingSize(_ size: CGSize) -> CGSize {
    let needed = neededSize(size)
    return CGSize(
      width: needed.width, height: max(needed.height, listConfiguration.minimumHeight))
  }

  /// The size of content and margins, without the minimum height of a row.
  func neededSize(_ size: CGSize) -> CGSize {
    let texts = texts(in: size.width - textStart - margins.trailing)
    let content = max(
      texts.height, imageView.image == nil ? 0 : imageRoom.height, leastContent)
    let height = margins.top + content + margins.bottom
    let width =
      size.width < .greatestFiniteMagnitude
      ? size.width : textStart + texts.width + margins.trailing
    return CGSize(width: width, height: (height * pixels - 1e-6).rounded(.up) / pixels)
  }

  /// The minimum height of a row's content; headers and footers have none.
  private var leastContent: CGFloat {
    listConfiguration.minimumHeight > 0
      ? InterfaceMetrics.current.leastRowContent(traitCollection) : 0
  }

  private var pixels: CGFloat { max(traitCollection.displayScale, 1) }

  // MARK: Places

  func placeParts() {
    let room = CGRect(
      x: textStart, y: margins.top, width: max(0, bounds.width - textStart - margins.trailing),
      height: max(0, bounds.height - margins.top - margins.bottom))
    placeImage(room)
    let texts = texts(in: room.width)
    let top = toPixels(room.midY - texts.height / 2)
    if texts.isSideBySide {
      place(textLabel, CGRect(origin: CGPoint(x: room.minX, y: top), size: texts.first))
      place(
        secondaryLabel,
        CGRect(
          origin: CGPoint(x: room.maxX - texts.second.width, y: top), size: texts.second))
    } else {
      place(
        textLabel, CGRect(x: room.minX, y: top, width: room.width, height: texts.first.height))
      place(
        secondaryLabel,
        CGRect(
          x: room.minX, y: top + texts.first.height + texts.gap, width: room.width,
          height: texts.second.height))
    }
  }

  private func placeImage(_ room: CGRect) {
    guard imageView.image != nil else { return }
    let size = imageSize
    let x = margins.leading + (imageRoom.width - size.width) / 2
    place(
      imageView,
      CGRect(
        x: toPixels(x), y: toPixels(room.midY - size.height / 2), width: size.width,
        height: size.height))
  }

  private func place(_ view: UIView, _ frame: CGRect) {
    let x = isRightToLeft ? bounds.width - frame.maxX : frame.minX
    view.frame = CGRect(x: x, y: frame.minY, width: frame.width, height: frame.height)
  }

  private func toPixels(_ value: CGFloat) -> CGFloat {
    (value * pixels + 0.5 + 1e-6).rounded(.down) / pixels
  }
}
