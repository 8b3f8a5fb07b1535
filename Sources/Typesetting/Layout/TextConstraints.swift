/// The room a text has, in points.
package struct TextConstraints: Hashable, Sendable {
  /// Infinite where lines may be as long as they like.
  package var width: Double
  /// Lines that do not fit are left out; the first line always stays.
  package var height: Double
  /// 0 means no limit.
  package var maximumLines: Int
  /// Stands for every paragraph's own mode; nil leaves it to them.
  ///
  /// The truncating modes wrap by words, and truncate the last line there is room for; clipping wraps by words, and
  /// leaves the rest of the paragraph to the last line that is allowed.
  package var lineBreakMode: LineBreakMode?
  /// Which side `natural` alignment and direction mean where a paragraph has no strong character.
  package var naturalDirection: WritingDirection

  package init(
    width: Double = .infinity, height: Double = .infinity, maximumLines: Int = 0,
    lineBreakMode: LineBreakMode? = nil, naturalDirection: WritingDirection = .leftToRight
  ) {
    self.width = width
    self.height = height
    self.maximumLines = maximumLines
    self.lineBreakMode = lineBreakMode
    self.naturalDirection = naturalDirection
  }

  package static let none = TextConstraints()
}
