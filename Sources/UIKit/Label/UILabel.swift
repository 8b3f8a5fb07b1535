import DarkroomObjectiveC

/// Text that is only read.
open class UILabel: UIView {
  final var content = LabelContent()

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

  public convenience init() { self.init(frame: .zero) }

  /// Setting it drops the attributes of `attributedText`; font, colour and alignment are the
  /// label's again.
  open var text: String? {
    get { content.string }
    set { tellingObservers(of: \.text, named: "text") { change { $0.setPlain(newValue) } } }
  }

  /// Missing fonts and colours are the label's; its alignment and line break mode become those of the
  /// first character.
  open var attributedText: NSAttributedString? {
    get { content.attributed }
    set {
      tellingObservers(of: \.attributedText, named: "attributedText") {
        change { $0.setAttributed(newValue) }
      }
    }
  }

  /// 17 points of the system font at first and for nil.
  ///
  /// Set on attributed text, it replaces every font in it.
  open var font: UIFont! {
    get { content.font }
    set { setFont(newValue ?? LabelContent.standardFont) }
  }

  /// `UIColor.label` at first and for nil.
  ///
  /// Set on attributed text, it replaces every colour in it.
  open var textColor: UIColor! {
    get { content.textColor }
    set { changeLook { $0.setTextColor(newValue ?? .label) } }
  }

  /// `natural` at first.
  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set { changeLook { $0.setAlignment(newValue) } }
  }

  /// `byTruncatingTail` at first.
  open var lineBreakMode: NSLineBreakMode {
    get { content.lineBreakMode }
    set { change { $0.setLineBreakMode(newValue) } }
  }

  /// - Important: Inert. That of a paragraph style counts.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard

  /// 0 for as many as the height allows.
  open var numberOfLines: Int {
    get { content.numberOfLines }
    set { change { $0.numberOfLines = max(0, newValue) } }
  }

  /// Where false, the text keeps half of its alpha; how iOS pales it was not looked up on a device.
  open var isEnabled: Bool {
    get { content.isEnabled }
    set { changeLook { $0.isEnabled = newValue } }
  }

  /// Changes nothing without a `highlightedTextColor`, which goes before `isEnabled`.
  open var isHighlighted: Bool {
    get { content.isHighlighted }
    set { changeLook { $0.isHighlighted = newValue } }
  }

  open var highlightedTextColor: UIColor? {
    get { content.highlightedTextColor }
    set { changeLook { $0.highlightedTextColor = newValue } }
  }

  /// Nil, as at first, draws no shadow.
  open var shadowColor: UIColor? {
    get { content.shadowColor }
    set { changeLook { $0.shadowColor = newValue } }
  }

  /// Points; positive heights point down.
  open var shadowOffset: CGSize {
    get { content.shadowOffset }
    set { changeLook { $0.shadowOffset = newValue } }
  }

  /// Heeded for a single line; the size goes down in hundredths until the text fits.
  open var adjustsFontSizeToFitWidth: Bool {
    get { content.shrinksToFit }
    set { changeLook { $0.shrinksToFit = newValue } }
  }

  /// The smallest factor of the font size; 0 sets no limit.
  open var minimumScaleFactor: CGFloat {
    get { content.minimumScaleFactor }
    set { changeLook { $0.minimumScaleFactor = newValue } }
  }

  /// Where text goes that `adjustsFontSizeToFitWidth` made smaller.
  open var baselineAdjustment: UIBaselineAdjustment {
    get { content.baselineAdjustment }
    set { changeLook { $0.baselineAdjustment = newValue } }
  }

  /// Whether letters move closer together before a line is truncated; false at first.
  open var allowsDefaultTighteningForTruncation: Bool {
    get { content.tightens }
    set { change { $0.tightens = newValue } }
  }

  /// Follows the preferred content size where the font is of a text style; at once when it is set.
  open var adjustsFontForContentSizeCategory = false { didSet { followCategory() } }

  /// Points; the width at which `intrinsicContentSize` breaks lines.
  ///
  /// 0 sets no limit.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// - Important: Inert.
  open var showsExpansionTextWhenTruncated = false

  /// The box of the text in `bounds`, its size rounded up to pixels, from the upper left corner.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    boxOfText(in: bounds, lines: lines)
  }

  /// Draws the text centred vertically.
  open func drawText(in rect: CGRect) { drawContent(in: rect) }

  /// Drawn with the text, so that `layer.cornerRadius` rounds it only where the label clips to its bounds.
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

/// The layer of a label, which prints under this name as UIKit's does.
final class _UILabelLayer: CALayer {}
