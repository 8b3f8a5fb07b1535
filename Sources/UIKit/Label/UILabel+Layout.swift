import DarkroomFoundation
import DarkroomTypesetting

extension UILabel {
  func setUpLabel() {
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  /// Makes a change that may alter the size.
  func change(_ edit: (inout LabelContent) -> Void) {
    edit(&content)
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  func changeLook(_ edit: (inout LabelContent) -> Void) {
    edit(&content)
    setNeedsDisplay()
  }

  func followTraits(_ previous: UITraitCollection?) {
    setNeedsDisplay()
    let category = traitCollection.preferredContentSizeCategory
    guard adjustsFontForContentSizeCategory, category != previous?.preferredContentSizeCategory
    else { return }
    guard let style = content.font.textStyle else { return followCategory() }
    font = .preferredFont(forTextStyle: style, compatibleWith: traitCollection)
  }

  func setFont(_ font: UIFont) {
    let isFollowed = adjustsFontForContentSizeCategory
    let font = isFollowed ? font.following(traitCollection) : font
    change { $0.setFont(font) }
  }

  /// Recreates preferred fonts that were created for another category than the label's.
  func followCategory() {
    guard adjustsFontForContentSizeCategory else { return }
    let traits = traitCollection
    change { content in content.changeFonts { $0.following(traits) } }
  }

  /// The size that fits the text.
  ///
  /// A width of 0 sets no limit, and a single line is never limited (see Measures, text metrics).
  func fittingSize(_ size: CGSize) -> CGSize {
    let width = size.width > 0 && numberOfLines != 1 ? size.width : .greatestFiniteMagnitude
    let space = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
    return textRect(forBounds: space, limitedToNumberOfLines: numberOfLines).size
  }

  /// The box of the text; empty text has no size.
  func boxOfText(in bounds: CGRect, lines: Int) -> CGRect {
    guard !content.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
    let size = sizeOfText(in: bounds.size, lines: lines)
    let pixel = 1 / traitCollection.knownDisplayScale
    return CGRect(
      x: bounds.minX, y: bounds.minY,
      width: min(CGFloat(size.width).roundedUp(to: pixel), max(bounds.width, 0)),
      height: CGFloat(size.height).roundedUp(to: pixel))
  }

  private func sizeOfText(in size: CGSize, lines: Int) -> (width: Double, height: Double) {
    guard let plain = content.plain(in: room(in: size, lines: lines)) else {
      return layout(in: size, lines: lines).size
    }
    return plain.size { layout(in: size, lines: lines) }
  }

  func layout(in size: CGSize, lines: Int, scale: CGFloat = 1) -> TextLayout {
    let text = traitCollection.asCurrent { content.styled(scale: scale) }
    return .remembered(text, constraints: room(in: size, lines: lines))
  }

  func room(in size: CGSize, lines: Int) -> TextConstraints {
    func limit(_ length: CGFloat) -> Double {
      length < 1e6 ? Double(max(0, length)) : .infinity
    }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return TextConstraints(
      width: limit(size.width), height: limit(size.height + Self.heightSlack),
      maximumLines: lines, lineBreakMode: LineBreakMode(rawValue: lineBreakMode.rawValue),
      naturalDirection: isRightToLeft ? .rightToLeft : .leftToRight,
      alignsNaturallyAtRight: PreferredLanguages.runFromRightToLeft)
  }

  /// How far the last line may exceed the height, in points: frames are rounded to pixels, lines are not.
  private static let heightSlack: CGFloat = 0.5
}
