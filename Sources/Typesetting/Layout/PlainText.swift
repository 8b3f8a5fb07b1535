/// A short text of one style, with everything that its size depends on.
///
/// Sizes are remembered beside layouts because they need neither colors nor lines: without that,
/// `Scripts/bench --screens` takes 9 % more for "feed: assertion" and 11 % more for "settings: build and layout".
package struct PlainText: Hashable, Sendable {
  private let text: String
  private let font: Font
  private let language: String?
  private let alignment: TextAlignment
  private let tightens: Bool
  private let room: TextConstraints

  private static let sizes = GenerationalCache<PlainText, (width: Double, height: Double)>(
    capacity: 2048)

  /// The largest number of UTF-8 bytes of a text whose size is remembered.
  private static let longest = 400

  /// Creates a text in one font; `tightens` is `ParagraphStyle`'s `allowsDefaultTighteningForTruncation`.
  package init(
    _ text: String, _ font: Font, language: String?, alignment: TextAlignment, tightens: Bool,
    room: TextConstraints
  ) {
    self.text = text
    self.font = font
    self.language = language
    self.alignment = alignment
    self.tightens = tightens
    self.room = room
  }

  /// Returns the size in points; a text that is not remembered is laid out by the closure.
  package func size(layingOut layOut: () -> TextLayout) -> (width: Double, height: Double) {
    guard text.utf8.count <= Self.longest else { return layOut().size }
    return Self.sizes.value(for: self) { _ in layOut().size }
  }

  /// Compares the texts exactly: texts that differ only in the encoding of accents can be set in other fonts.
  package static func == (a: PlainText, b: PlainText) -> Bool {
    a.room == b.room && a.tightens == b.tightens && a.alignment == b.alignment && a.font == b.font
      && a.language == b.language && a.text.utf8.elementsEqual(b.text.utf8)
  }

  /// Leaves out most of the font, because fonts usually differ only in size; equality compares them.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(font.size)
    hasher.combine(room.width)
  }
}
