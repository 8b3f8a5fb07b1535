/// The sizes of short texts that look the same throughout, by all that a size depends on.
///
/// Rows of a list say the same, and a screen is built again for each test. A size needs neither colours nor a layout,
/// and is found in a quarter of the time that the layout is.
package enum PlainTextSizes {
  /// All that a size depends on.
  package struct Key: Hashable, Sendable {
    private let text: String
    private let font: Font
    private let alignment: TextAlignment
    private let tightens: Bool
    private let room: TextConstraints

    /// Nil where the text is too long to be remembered; `tightens` is `ParagraphStyle`'s
    /// `allowsDefaultTighteningForTruncation`.
    package init?(
      _ text: String, _ font: Font, alignment: TextAlignment, tightens: Bool,
      room: TextConstraints
    ) {
      guard text.utf8.count <= PlainTextSizes.longest else { return nil }
      self.text = text
      self.font = font
      self.alignment = alignment
      self.tightens = tightens
      self.room = room
    }

    /// Texts that are equal but for how their accents are written may be set in other fonts.
    package static func == (a: Key, b: Key) -> Bool {
      a.room == b.room && a.tightens == b.tightens && a.alignment == b.alignment && a.font == b.font
        && a.text.utf8.elementsEqual(b.text.utf8)
    }

    /// Fonts seldom differ but in size; equality looks at them.
    package func hash(into hasher: inout Hasher) {
      hasher.combine(text)
      hasher.combine(font.size)
      hasher.combine(room.width)
    }
  }

  private static let sizes = GenerationalCache<Key, (width: Double, height: Double)>(capacity: 2048)

  /// The bytes of the longest text that is remembered.
  private static let longest = 400

  package static func size(of key: Key) -> (width: Double, height: Double)? { sizes.known(key) }

  package static func note(_ size: (width: Double, height: Double), of key: Key) {
    sizes.keep(size, for: key)
  }
}
