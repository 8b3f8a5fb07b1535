import DarkroomFoundation
import DarkroomTypesetting

extension UITextView {
  func textDidChange() {
    invalidateIntrinsicContentSize()
    layOutText()
  }

  /// Replaces a preferred font that was created for another category than the view's.
  func followCategory() {
    guard adjustsFontForContentSizeCategory, let font = ownFont else { return }
    let followed = font.following(traitCollection)
    if followed !== font { self.font = followed }
  }

  /// Shows the border of a text field with the same style.
  func showBorder() {
    let line = max(1 / traitCollection.knownDisplayScale, 0.5)
    let isDark = traitCollection.userInterfaceStyle == .dark
    let thin = UIColor(white: isDark ? 1 : 0, alpha: 0.2)
    let (width, color): (CGFloat, UIColor) =
      switch borderStyle {
      case .none: (0, .clear)
      case .line: (1, .label)
      case .bezel: (1, .systemGray)
      case .roundedRect: (line, thin)
      }
    layer.borderWidth = width
    layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
    layer.cornerRadius = borderStyle == .roundedRect ? 5 : 0
  }

  private var padding: CGFloat {
    textContainerInset.horizontal + 2 * textContainer.lineFragmentPadding
  }

  /// The text in lines of a view that is `width` points wide.
  func layout(width: CGFloat) -> TextLayout {
    let room = width < 1e6 ? Double(max(0, width - padding)) : .infinity
    let mode = textContainer.lineBreakMode
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return TextLayout(
      shownText.styled(empty: typingAttributes),
      constraints: TextConstraints(
        width: room, maximumLines: textContainer.maximumNumberOfLines,
        lineBreakMode: mode == .byWordWrapping ? nil : LineBreakMode(rawValue: mode.rawValue),
        naturalDirection: isRightToLeft ? .rightToLeft : .leftToRight,
        alignsNaturallyAtRight: PreferredLanguages.runFromRightToLeft,
        exclusions: textContainer.exclusions))
  }

  /// The text in which links have the `linkTextAttributes`, and missing attributes come from the view.
  private var shownText: TextPieces {
    var pieces = TextPieces(attributedText ?? NSAttributedString(string: ""))
    pieces.addMissing(typingAttributes)
    pieces.changeAttributes { attributes in
      if attributes[.link] != nil { attributes.merge(linkTextAttributes ?? [:]) { $1 } }
    }
    pieces.applyStyle(of: self)
    return pieces
  }

  func fittingSize(width: CGFloat) -> CGSize {
    let pixel = 1 / traitCollection.knownDisplayScale
    let text = layout(width: width > 0 ? width : .greatestFiniteMagnitude)
    return CGSize(
      width: (CGFloat(text.size.width) + padding).roundedUp(to: pixel),
      height: (CGFloat(text.size.height) + textContainerInset.vertical).roundedUp(to: pixel))
  }

  func layOutText() {
    guard bounds.width > 0 else { return }
    let height = fittingSize(width: bounds.width).height
    let size = CGSize(width: bounds.width, height: height)
    if contentSize != size { contentSize = size }
    textDrawing.frame = CGRect(
      x: 0, y: 0, width: size.width, height: max(height, bounds.height))
    textDrawing.setNeedsDisplay()
  }
}

/// Draws the text of a text view, and scrolls with it.
final class TextDrawingView: UIView {
  weak var owner: UITextView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func draw(_ rect: CGRect) {
    guard let owner else { return }
    owner.drawSelection(in: bounds)
    let inset = owner.textContainerInset
    UIGraphicsGetCurrentContext()?.draw(
      owner.layout(width: bounds.width),
      at: CGPoint(x: inset.left + owner.textContainer.lineFragmentPadding, y: inset.top))
  }
}
