/// How the lines of a paragraph are set; fields and defaults are NSParagraphStyle's, in points.
package struct ParagraphStyle: Hashable, Sendable {
  package var alignment: TextAlignment = .natural
  package var lineBreakMode: LineBreakMode = .byWordWrapping
  package var baseWritingDirection: WritingDirection = .natural
  /// Added between lines, not after the last one.
  package var lineSpacing = 0.0
  package var paragraphSpacing = 0.0
  package var paragraphSpacingBefore = 0.0
  package var firstLineHeadIndent = 0.0
  package var headIndent = 0.0
  /// From the leading margin where positive, from the trailing margin where zero or negative.
  package var tailIndent = 0.0
  /// 0 means 1.
  ///
  /// What it adds or takes is above the text.
  package var lineHeightMultiple = 0.0
  /// 0 means no limit.
  package var minimumLineHeight = 0.0
  /// 0 means no limit.
  package var maximumLineHeight = 0.0
  package var tabStops = ParagraphStyle.standardTabStops
  /// Distance of stops after the last of `tabStops`; 0 means 28.
  package var defaultTabInterval = 0.0
  /// Lets a line up to 5 % too wide be set tighter instead of being truncated.
  package var allowsDefaultTighteningForTruncation = false
  /// - Important: Inert. Words are never hyphenated, except at a soft hyphen.
  package var hyphenationFactor = 0.0

  package init() {}

  package static let standard = ParagraphStyle()

  /// Twelve left-aligned stops, 28 points apart.
  package static let standardTabStops = (1...12).map { TextTab(location: 28 * Double($0)) }
}
