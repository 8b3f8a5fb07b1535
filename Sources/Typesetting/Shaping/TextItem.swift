/// A stretch of a paragraph with one style, font, direction and script.
struct TextItem {
  enum Content {
    case glyphs(ShapedRun)
    /// An attachment for each character.
    case attachment(TextAttachment)
    case tab
  }

  /// The range in UTF-16 offsets from the start of the paragraph.
  var range: Range<Int>
  var style: TextStyle
  /// The style's font, or the fallback that has the characters.
  var font: Font
  var level: UInt8
  var script: UInt32
  var content: Content

  var isRightToLeft: Bool { level & 1 == 1 }

  /// The points added after each cluster.
  ///
  /// A fallback font keeps its own spacing.
  var spacing: Double { font.tracking + style.kern }

  var features: [FontFeature] {
    style.usesLigatures && style.kern == 0
      ? font.features : font.features + FontFeature.withoutLigatures
  }
}
