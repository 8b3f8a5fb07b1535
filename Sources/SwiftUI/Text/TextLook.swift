/// The look of text apart from font and color.
struct TextLook: Equatable {
  var weight: Font.Weight?
  var isBold = false
  var isItalic = false
  var width: CGFloat?
  var design: Font.Design?
  var hasMonospacedDigits = false
  /// In points, after each letter.
  var kerning: CGFloat = 0
  /// The space after each character in points; takes precedence over `kerning`.
  var tracking: CGFloat = 0
  /// In points, upwards.
  var baselineOffset: CGFloat = 0
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?
  var scale = Text.Scale.default

  /// The font with the look's properties added.
  func applied(to font: Font) -> Font {
    var font = font
    if let design { font = font.design(design) }
    if let weight { font = font.weight(weight) }
    if isBold { font = font.bold() }
    if isItalic { font = font.italic() }
    if let width { font = font.width(Font.Width(width)) }
    return hasMonospacedDigits ? font.monospacedDigit() : font
  }
}

extension EnvironmentValues {
  var textLook: TextLook {
    get { value(TextLook()) }
    set { set(newValue) }
  }

  /// What `fontWeight` has set.
  var fontWeight: Font.Weight? {
    get { textLook.weight }
    set { textLook.weight = newValue }
  }

  /// The font of texts and symbols; nil if a part of it isn't drawn yet.
  @MainActor
  var uiFont: UIFont? { textLook.applied(to: font ?? .body).uiFont(in: self) }
}
