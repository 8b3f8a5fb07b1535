/// How the letters of texts look, apart from their font and color.
struct TextLook: Equatable {
  var weight: Font.Weight?
  var isBold = false
  var isItalic = false
  var width: CGFloat?
  var design: Font.Design?
  var hasMonospacedDigits = false
  /// In points, after each letter.
  var kerning: CGFloat = 0
  /// In points, after each letter; goes before `kerning`.
  var tracking: CGFloat = 0
  /// In points, upwards.
  var baselineOffset: CGFloat = 0
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?
  var scale = Text.Scale.default

  /// The font with what the look adds to it.
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

  /// What texts and symbols are set in here; nil if something of it is not drawn yet.
  @MainActor
  var uiFont: UIFont? { textLook.applied(to: font ?? .body).uiFont(in: self) }
}
