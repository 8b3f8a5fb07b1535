import DarkroomTypesetting

/// The text of a label and its look.
struct LabelContent {
  static let standardFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  private(set) var string: String?
  /// The attributed text that the user set; nil for plain text.
  private var rich: NSAttributedString?
  private(set) var font = LabelContent.standardFont
  private(set) var textColor: UIColor = .label
  private(set) var alignment = NSTextAlignment.natural
  private(set) var lineBreakMode = NSLineBreakMode.byTruncatingTail
  var numberOfLines = 1
  var isEnabled = true
  var isHighlighted = false
  var highlightedTextColor: UIColor?
  var shadowColor: UIColor?
  var shadowOffset = CGSize(width: 0, height: -1)
  var shrinksToFit = false
  var minimumScaleFactor: CGFloat = 0
  var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  var tightens = false

  var isEmpty: Bool { string?.isEmpty ?? true }

  mutating func setPlain(_ text: String?) {
    string = text
    rich = nil
  }

  mutating func setAttributed(_ text: NSAttributedString?) {
    string = text?.string
    rich = text.flatMap { $0.copy() as? NSAttributedString }
    guard let text, text.length > 0 else { return }
    let first = text.stretch(at: 0).1
    if let font = first[.font] as? UIFont { self.font = font }
    if let color = first[.foregroundColor] as? UIColor { textColor = color }
    guard let paragraph = first[.paragraphStyle] as? NSParagraphStyle else { return }
    alignment = paragraph.alignment
    lineBreakMode = paragraph.lineBreakMode
  }

  mutating func setFont(_ font: UIFont) {
    self.font = font
    overwrite(.font, font)
  }

  mutating func changeFonts(_ change: (UIFont) -> UIFont) {
    font = change(font)
    guard var pieces = rich.map({ TextPieces($0) }) else { return }
    pieces.changeAttributes { attributes in
      if let font = attributes[.font] as? UIFont { attributes[.font] = change(font) }
    }
    rich = pieces.attributedString
  }

  mutating func setTextColor(_ color: UIColor) {
    textColor = color
    overwrite(.foregroundColor, color)
  }

  mutating func setAlignment(_ alignment: NSTextAlignment) {
    self.alignment = alignment
    changeParagraphs { $0.alignment = alignment }
  }

  mutating func setLineBreakMode(_ mode: NSLineBreakMode) {
    lineBreakMode = mode
    changeParagraphs { $0.lineBreakMode = mode }
  }

  private mutating func overwrite(_ key: NSAttributedString.Key, _ value: Any) {
    guard var pieces = rich.map({ TextPieces($0) }) else { return }
    pieces.changeAttributes { $0[key] = value }
    rich = pieces.attributedString
  }

  private mutating func changeParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    guard var pieces = rich.map({ TextPieces($0) }) else { return }
    pieces.changeAttributes { attributes in
      let style = NSMutableParagraphStyle()
      if let old = attributes[.paragraphStyle] as? NSParagraphStyle { style.setParagraphStyle(old) }
      change(style)
      attributes[.paragraphStyle] = style
    }
    rich = pieces.attributedString
  }

  /// The text with all attributes that the label adds; nil without text.
  var attributed: NSAttributedString? { string == nil ? nil : pieces.attributedString }

  private var pieces: TextPieces {
    var pieces = TextPieces(rich ?? NSAttributedString(string: string ?? ""))
    pieces.addMissing(baseAttributes)
    return pieces
  }

  var baseAttributes: [NSAttributedString.Key: Any] {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = alignment
    paragraph.lineBreakMode = lineBreakMode
    paragraph.allowsDefaultTighteningForTruncation = tightens
    var attributes: [NSAttributedString.Key: Any] = [
      .font: font, .foregroundColor: textColor, .paragraphStyle: paragraph,
    ]
    if let shadow { attributes[.shadow] = shadow }
    return attributes
  }

  private var shadow: NSShadow? {
    guard let shadowColor else { return nil }
    let shadow = NSShadow()
    shadow.shadowOffset = shadowOffset
    shadow.shadowColor = shadowColor
    return shadow
  }

  /// The text as it is drawn, with font sizes multiplied by `scale`.
  ///
  /// Dynamic colors are resolved with the current traits.
  func styled(scale: CGFloat = 1) -> StyledText {
    plainStyle(scale: scale).map(plainText) ?? shown(scale: scale).styled(empty: baseAttributes)
  }

  /// How a plain text is drawn: all of its look that may change with the traits.
  ///
  /// Returns nil for attributed text, as `plain(in:)` does.
  func plainStyle(scale: CGFloat) -> DarkroomTypesetting.TextStyle? {
    guard rich == nil else { return nil }
    let font = scale == 1 ? font : font.withSize(font.pointSize * scale)
    let color = stateColor(textColor) ?? textColor
    var style = DarkroomTypesetting.TextStyle(font: font.font, color: color.rasterColor)
    style.shadow = shadow?.textShadow
    style.language = language
    return style
  }

  /// The language of plain text.
  private var language: String? { string.flatMap(TextLanguage.preferred) }

  /// The plain text in that style.
  func plainText(_ style: DarkroomTypesetting.TextStyle) -> StyledText {
    var paragraph = ParagraphStyle()
    paragraph.alignment = TextAlignment(rawValue: alignment.rawValue) ?? .natural
    paragraph.lineBreakMode = LineBreakMode(rawValue: lineBreakMode.rawValue) ?? .byWordWrapping
    paragraph.allowsDefaultTighteningForTruncation = tightens
    return StyledText(string ?? "", style: style, paragraphStyle: paragraph)
  }

  /// The text without attributes.
  ///
  /// It is nil for attributed text, because attributes may contain objects that change by themselves, such as
  /// attachments.
  func plain(in room: TextConstraints) -> PlainText? {
    guard rich == nil, let string else { return nil }
    return PlainText(
      string, font.font, language: language,
      alignment: TextAlignment(rawValue: alignment.rawValue) ?? .natural, tightens: tightens,
      room: room)
  }

  /// The text in the colors of the label's state, with font sizes multiplied by `scale`.
  private func shown(scale: CGFloat) -> TextPieces {
    var pieces = pieces
    pieces.changeAttributes { attributes in
      if let color = stateColor(attributes[.foregroundColor] as? UIColor ?? textColor) {
        attributes[.foregroundColor] = color
      }
      if scale != 1, let font = attributes[.font] as? UIFont {
        attributes[.font] = font.withSize(font.pointSize * scale)
      }
    }
    return pieces
  }

  /// The color in the label's state; nil if the state does not change it.
  private func stateColor(_ color: UIColor) -> UIColor? {
    if isHighlighted, let highlightedTextColor { return highlightedTextColor }
    return isEnabled ? nil : color.dimmed(by: LabelContent.disabledOpacity)
  }

  /// The opacity of disabled text; not measured on a device.
  private static let disabledOpacity: CGFloat = 0.5
}
