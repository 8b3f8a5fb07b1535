import DarkroomCoreGraphics
import Foundation

extension NibSession {
  /// `<attributedString>` with its `<fragments>`.
  func attributedString(_ element: NibElement) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for fragment in element.child("fragments")?.children ?? [] {
      let text =
        fragment["content"] ?? fragment.child(forKey: "content").map(NibValue.string) ?? ""
      result.append(
        NSAttributedString(
          string: text, attributes: textAttributes(fragment.child("attributes"))))
    }
    return result
  }

  private func textAttributes(_ element: NibElement?) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    for value in element?.children ?? [] {
      switch value.key {
      case "NSColor": attributes[.foregroundColor] = color(value)
      case "NSBackgroundColor": attributes[.backgroundColor] = color(value)
      case "NSFont": attributes[.font] = attributedFont(value)
      case "NSParagraphStyle": attributes[.paragraphStyle] = paragraphStyle(value)
      case "NSKern": attributes[.kern] = value["value"].flatMap(NibValue.number)
      case "NSUnderline": attributes[.underlineStyle] = value["value"].flatMap { Int($0) }
      case "NSStrikethrough": attributes[.strikethroughStyle] = value["value"].flatMap { Int($0) }
      case "NSBaselineOffset": attributes[.baselineOffset] = value["value"].flatMap(NibValue.number)
      case "NSOriginalFont": break
      default: addStroke(value, to: &attributes)
      }
    }
    return attributes
  }

  /// Adds the color of a line or an outline, or an outline's width or slant.
  private func addStroke(
    _ value: NibElement, to attributes: inout [NSAttributedString.Key: Any]
  ) {
    switch value.key {
    case "NSStrokeColor": attributes[.strokeColor] = color(value)
    case "NSStrokeWidth": attributes[.strokeWidth] = value["value"].flatMap(NibValue.number)
    case "NSUnderlineColor": attributes[.underlineColor] = color(value)
    case "NSStrikethroughColor": attributes[.strikethroughColor] = color(value)
    case "NSObliqueness": attributes[.obliqueness] = value["value"].flatMap(NibValue.number)
    case "NSLigature": attributes[.ligature] = value["value"].flatMap { Int($0) }
    default: report.add(.unknownElement, at: value)
    }
  }

  /// The font for `<font metaFont="system" size="17"/>`, or one by its name.
  private func attributedFont(_ element: NibElement) -> UIFont? {
    let size = element["size"].flatMap(NibValue.number) ?? 17
    if let name = element["name"] { return namedFont(name, size, element) }
    guard let meta = element["metaFont"] else { return font(element) }
    let word = meta.hasPrefix("system") ? String(meta.dropFirst("system".count)) : meta
    let weight = word.prefix(1).lowercased() + word.dropFirst()
    return .systemFont(ofSize: size, weight: Self.weights[weight] ?? .regular)
  }

  private func paragraphStyle(_ element: NibElement) -> NSParagraphStyle {
    let reader = NibReader(element, self)
    let style = NSMutableParagraphStyle()
    if let value = reader.word("alignment", NSTextAlignment.interfaceWords) {
      style.alignment = value
    }
    if let value = reader.word("lineBreakMode", Self.paragraphBreaks) {
      style.lineBreakMode = value
    }
    if let value = reader.number("lineSpacing") { style.lineSpacing = value }
    if let value = reader.number("paragraphSpacing") { style.paragraphSpacing = value }
    if let value = reader.number("paragraphSpacingBefore") { style.paragraphSpacingBefore = value }
    if let value = reader.number("firstLineHeadIndent") { style.firstLineHeadIndent = value }
    if let value = reader.number("headIndent") { style.headIndent = value }
    if let value = reader.number("tailIndent") { style.tailIndent = value }
    if let value = reader.number("lineHeightMultiple") { style.lineHeightMultiple = value }
    if let value = reader.number("minimumLineHeight") { style.minimumLineHeight = value }
    if let value = reader.number("maximumLineHeight") { style.maximumLineHeight = value }
    if let value = reader.number("defaultTabInterval") { style.defaultTabInterval = value }
    reader.ignore(
      "baseWritingDirection", "tighteningFactorForTruncation",
      "allowsDefaultTighteningForTruncation")
    for child in element.children { _ = reader.child(child.name) }
    reader.finish()
    return style
  }

  /// `<textAttributes>` of a bar's title.
  func titleAttributes(_ element: NibElement) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let font = element.child(forKey: "fontDescription").flatMap(font) {
      attributes[.font] = font
    }
    if let color = element.child(forKey: "textColor").flatMap(color) {
      attributes[.foregroundColor] = color
    }
    return attributes
  }

  private static let paragraphBreaks: [String: NSLineBreakMode] = [
    "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping, "clipping": .byClipping,
    "truncatingHead": .byTruncatingHead, "truncatingTail": .byTruncatingTail,
    "truncatingMiddle": .byTruncatingMiddle,
  ]
}
