import DarkroomObjectiveC

/// A view that shows text that cannot be edited.
open class UILabel: UIView {
  final var content = LabelContent() { didSet { shown = nil } }
  /// What was drawn last, if nothing of the content has changed since.
  final var shown: ShownLabelText?

  open override class var layerClass: AnyClass { _UILabelLayer.self }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpLabel()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpLabel()
    decode(coder, as: UILabel.self)
  }

  /// Creates an empty label without a size.
  public convenience init() { self.init(frame: .zero) }

  /// The text.
  ///
  /// Setting it removes the attributes of `attributedText`, so font, color and alignment are the label's again.
  open var text: String? {
    get { content.string }
    set { tellingObservers(of: \.text, named: "text") { change { $0.setPlain(newValue) } } }
  }

  /// The text with attributes.
  ///
  /// Parts without font or color use the label's, and the label takes its alignment and line break mode from the first
  /// character.
  open var attributedText: NSAttributedString? {
    get { content.attributed }
    set {
      tellingObservers(of: \.attributedText, named: "attributedText") {
        change { $0.setAttributed(newValue) }
      }
    }
  }

  /// The font; by default, and after it is set to nil, the system font at 17 points.
  ///
  /// Setting it also replaces every font in attributed text.
  open var font: UIFont! {
    get { content.font }
    set { setFont(newValue ?? LabelContent.standardFont) }
  }

  /// The color of the text; by default, and after it is set to nil, `UIColor.label`.
  ///
  /// Setting it also replaces every color in attributed text.
  open var textColor: UIColor! {
    get { content.textColor }
    set { changeLook { $0.setTextColor(newValue ?? .label) } }
  }

  /// The alignment of the text; `natural` by default.
  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set { changeLook { $0.setAlignment(newValue) } }
  }

  /// How lines are wrapped or truncated; `byTruncatingTail` by default.
  open var lineBreakMode: NSLineBreakMode {
    get { content.lineBreakMode }
    set { change { $0.setLineBreakMode(newValue) } }
  }

  /// - Important: Inert. That of a paragraph style counts.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard

  /// The greatest number of lines; 0 for as many as fit into the height.
  open var numberOfLines: Int {
    get { content.numberOfLines }
    set { change { $0.numberOfLines = max(0, newValue) } }
  }

  /// Whether the label is enabled.
  ///
  /// If not, the text has half of its alpha; the exact look on iOS was not measured.
  open var isEnabled: Bool {
    get { content.isEnabled }
    set { changeLook { $0.isEnabled = newValue } }
  }

  /// Whether the text is drawn in `highlightedTextColor`, if that is set.
  ///
  /// It takes precedence over `isEnabled`.
  open var isHighlighted: Bool {
    get { content.isHighlighted }
    set { changeLook { $0.isHighlighted = newValue } }
  }

  /// The color of the text while the label is highlighted; nil keeps `textColor`.
  open var highlightedTextColor: UIColor? {
    get { content.highlightedTextColor }
    set { changeLook { $0.highlightedTextColor = newValue } }
  }

  /// The color of the shadow; nil, the default, draws none.
  open var shadowColor: UIColor? {
    get { content.shadowColor }
    set { changeLook { $0.shadowColor = newValue } }
  }

  /// The offset of the shadow in points; positive heights move it down.
  open var shadowOffset: CGSize {
    get { content.shadowOffset }
    set { changeLook { $0.shadowOffset = newValue } }
  }

  /// Whether a single line shrinks, in steps of a hundredth, until it fits into the width.
  open var adjustsFontSizeToFitWidth: Bool {
    get { content.shrinksToFit }
    set { changeLook { $0.shrinksToFit = newValue } }
  }

  /// The smallest factor of the font size; 0 sets no limit.
  open var minimumScaleFactor: CGFloat {
    get { content.minimumScaleFactor }
    set { changeLook { $0.minimumScaleFactor = newValue } }
  }

  /// The position of text that `adjustsFontSizeToFitWidth` has made smaller.
  open var baselineAdjustment: UIBaselineAdjustment {
    get { content.baselineAdjustment }
    set { changeLook { $0.baselineAdjustment = newValue } }
  }

  /// Whether characters move closer together before a line is truncated; false by default.
  open var allowsDefaultTighteningForTruncation: Bool {
    get { content.tightens }
    set { change { $0.tightens = newValue } }
  }

  /// Whether a font of a text style follows the preferred content size; setting it applies at once.
  open var adjustsFontForContentSizeCategory = false { didSet { followCategory() } }

  /// The width in points at which `intrinsicContentSize` breaks lines.
  ///
  /// 0 sets no limit.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// - Important: Inert.
  open var showsExpansionTextWhenTruncated = false

  /// The box of the text in `bounds`, from the upper left corner, with its size rounded up to pixels.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    boxOfText(in: bounds, lines: lines)
  }

  /// Draws the text, vertically centered.
  open func drawText(in rect: CGRect) { drawContent(in: rect) }

  /// The background color.
  ///
  /// It is drawn together with the text, so `layer.cornerRadius` rounds it only if the label clips to its bounds.
  ///
  /// (Apple, "cornerRadius": it "does not apply to the image in the layer's contents property".)
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      layer.hasBackgroundInContents = newValue != nil
      super.backgroundColor = newValue
    }
  }

  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }

  open override var intrinsicContentSize: CGSize {
    let limit = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : contentWidthLimit
    return fittingSize(CGSize(width: limit, height: 0))
  }
  private final var contentWidthLimit: CGFloat = 0
  override var heightFollowsWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }
  override func setContentWidthLimit(_ width: CGFloat?) { contentWidthLimit = width ?? 0 }
  override var baselineFont: UIFont? { font }
  override func baselineOffsets(in size: CGSize) -> BaselineOffsets? { textBaselines(in: size) }

  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    followTraits(previous)
  }

  override var leadingDescriptionItems: [String] { text.map { ["text = '\($0)'"] } ?? [] }
  override var blankBackgroundDescription: String? {
    ViewDescriptionEra.current.showsBlankBackgrounds ? "UIExtendedGrayColorSpace 0 0" : nil
  }
}

/// The layer of a label, which has UIKit's name in descriptions.
final class _UILabelLayer: CALayer {}
