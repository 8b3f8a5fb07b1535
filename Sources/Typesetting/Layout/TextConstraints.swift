/// The room for a text, in points.
package struct TextConstraints: Hashable, Sendable {
  /// The largest width of a line; it can be infinite.
  package var width: Double
  /// The largest height.
  ///
  /// Lines that do not fit are left out, but the first line always stays.
  package var height: Double
  /// The largest number of lines; 0 means no limit.
  package var maximumLines: Int
  /// The mode for all paragraphs, or nil to use the paragraphs' own modes.
  ///
  /// The truncating modes wrap by words, and truncate the last line there is room for; clipping wraps by words, and
  /// leaves the rest of the paragraph to the last line that is allowed.
  package var lineBreakMode: LineBreakMode?
  /// The direction that `natural` means in a paragraph without a strong character.
  package var naturalDirection: WritingDirection
  /// Whether lines whose alignment is natural are at the right, even if their letters run from left to right.
  package var alignsNaturallyAtRight: Bool
  /// The areas that lines avoid, or nil if there are none; the last line has no ellipsis if the height is the limit.
  package var exclusions: TextExclusions?

  package init(
    width: Double = .infinity, height: Double = .infinity, maximumLines: Int = 0,
    lineBreakMode: LineBreakMode? = nil, naturalDirection: WritingDirection = .leftToRight,
    alignsNaturallyAtRight: Bool = false, exclusions: TextExclusions? = nil
  ) {
    self.width = width
    self.height = height
    self.maximumLines = maximumLines
    self.lineBreakMode = lineBreakMode
    self.naturalDirection = naturalDirection
    self.alignsNaturallyAtRight = alignsNaturallyAtRight
    self.exclusions = exclusions
  }

  package static let none = TextConstraints()
}
