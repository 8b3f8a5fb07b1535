/// The style of a paragraph's lines; fields and defaults are NSParagraphStyle's, in points.
package struct ParagraphStyle: Hashable, Sendable {
  package var alignment: TextAlignment = .natural
  package var lineBreakMode: LineBreakMode = .byWordWrapping
  package var baseWritingDirection: WritingDirection = .natural
  /// The space between lines; there is none after the last one.
  package var lineSpacing = 0.0
  package var paragraphSpacing = 0.0
  package var paragraphSpacingBefore = 0.0
  package var firstLineHeadIndent = 0.0
  package var headIndent = 0.0
  /// The indent from the leading margin if positive, or from the trailing margin if zero or negative.
  package var tailIndent = 0.0
  /// The factor of the line height; 0 means 1.
  ///
  /// It adds or removes space above the text.
  package var lineHeightMultiple = 0.0
  /// The smallest height of a line; 0 means no limit.
  package var minimumLineHeight = 0.0
  /// The largest height of a line; 0 means no limit.
  package var maximumLineHeight = 0.0
  package var tabStops = ParagraphStyle.standardTabStops
  /// The distance of stops after the last of `tabStops`; 0 means 28.
  package var defaultTabInterval = 0.0
  /// Whether a line that is up to 5 % too wide is tightened instead of truncated.
  package var allowsDefaultTighteningForTruncation = false
  /// - Important: Inert. Words are never hyphenated, except at a soft hyphen.
  package var hyphenationFactor = 0.0

  package init() {}

  package static let standard = ParagraphStyle()

  /// Twelve left-aligned stops, 28 points apart.
  package static let standardTabStops = (1...12).map { TextTab(location: 28 * Double($0)) }
}
