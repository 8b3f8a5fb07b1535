import DarkroomRaster
import DarkroomTypesetting

/// The attributes of one stretch of text, as the typesetter wants them.
///
/// Dynamic colors resolve with the traits that are current.
struct TextAttributes {
  private let values: [NSAttributedString.Key: Any]

  /// Where the stretch begins, in UTF-16 units.
  private let location: Int

  init(_ values: [NSAttributedString.Key: Any], at location: Int = 0) {
    self.values = values
    self.location = location
  }

  /// What attributed text without a font is set in.
  static let defaultFont: UIFont =
    UIFont(name: "Helvetica", size: 12) ?? UIFont.systemFont(ofSize: 12)

  var font: UIFont { values[.font] as? UIFont ?? Self.defaultFont }

  var paragraph: NSParagraphStyle { values[.paragraphStyle] as? NSParagraphStyle ?? .default }

  /// The style of these attributes for `text`.
  func style(of text: String) -> DarkroomTypesetting.TextStyle {
    var style = style
    style.language = style.language ?? TextLanguage.preferred(for: text)
    return style
  }

  var style: DarkroomTypesetting.TextStyle {
    let text = values[.foregroundColor] as? UIColor ?? .black
    var style = DarkroomTypesetting.TextStyle(font: font.font, color: text.rasterColor)
    style.backgroundColor = color(.backgroundColor)
    style.kern = number(.kern) ?? number(.tracking) ?? 0
    style.baselineOffset = number(.baselineOffset) ?? 0
    style.usesLigatures = number(.ligature) != 0
    style.underline = line(.underlineStyle, color: .underlineColor)
    style.strikethrough = line(.strikethroughStyle, color: .strikethroughColor)
    style.strokeWidth = number(.strokeWidth) ?? 0
    style.strokeColor = color(.strokeColor)
    style.obliqueness = number(.obliqueness) ?? 0
    style.shadow = (values[.shadow] as? NSShadow)?.textShadow
    style.language = values[.languageIdentifier] as? String
    style.attachment = (values[.attachment] as? NSTextAttachment)?
      .typeset(tint: text, lineHeight: font.lineHeight, at: location)
    return style
  }

  private func color(_ key: NSAttributedString.Key) -> Color? {
    (values[key] as? UIColor)?.rasterColor
  }

  private func number(_ key: NSAttributedString.Key) -> Double? {
    switch values[key] {
    case let value as CGFloat: return Double(value)
    case let value as Double: return value
    case let value as Int: return Double(value)
    case let value as Float: return Double(value)
    case let value as NSNumber: return value.doubleValue
    default: return nil
    }
  }

  private func line(
    _ key: NSAttributedString.Key, color colorKey: NSAttributedString.Key
  ) -> TextLineStyle? {
    let raw = (values[key] as? NSUnderlineStyle)?.rawValue ?? number(key).map { Int($0) } ?? 0
    let style = NSUnderlineStyle(rawValue: raw)
    guard raw & 0xFF != 0 else { return nil }
    let strokes: [Int: TextLineStyle.Stroke] = [2: .thick, 9: .double]
    let patterns: [Int: TextLineStyle.Pattern] = [
      1: .dot, 2: .dash, 3: .dashDot, 4: .dashDotDot,
    ]
    return TextLineStyle(
      stroke: strokes[raw & 0xFF] ?? .single, pattern: patterns[raw >> 8 & 0x7] ?? .solid,
      isByWord: style.contains(.byWord), color: color(colorKey))
  }
}

extension UIColor {
  /// In sRGB, with the current traits; clear for a pattern.
  var rasterColor: Color { fixedComponents()?.cgColor.rasterColor ?? .clear }
}

extension NSShadow {
  /// Nil without a color.
  var textShadow: TextShadow? {
    guard let color = shadowColor as? UIColor else { return nil }
    return TextShadow(
      color: color.rasterColor,
      offset: Point(x: Double(shadowOffset.width), y: Double(shadowOffset.height)),
      sigma: Double(shadowBlurRadius) / 2)
  }
}

extension NSTextAttachment {
  /// Nil without an image; templates are drawn in the color of the text.
  fileprivate func typeset(
    tint: UIColor, lineHeight: CGFloat, at location: Int
  ) -> TextAttachment? {
    let line = CGRect(x: 0, y: 0, width: CGFloat.greatestFiniteMagnitude, height: lineHeight)
    let place = attachmentBounds(
      for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: location)
    let box = Rect(
      x: Double(place.minX), y: Double(place.minY), width: Double(place.width),
      height: Double(place.height))
    let bounds = CGRect(origin: .zero, size: place.size)
    guard let image = image(forBounds: bounds, textContainer: nil, characterIndex: location) else {
      return TextAttachment(bounds: box) { _, _ in }
    }
    let content = image.content
    let picture = content.flattened(size: content.size, tint: content.isTemplate ? tint : nil)
    guard let picture else { return nil }
    return TextAttachment(bitmap: picture.bitmap, bounds: box)
  }
}
