/// What a row of lines beside excluded areas is made of.
struct RowSource {
  let paragraph: Paragraph
  let mode: LineBreakMode
  /// The offset in the paragraph of the first character.
  let start: Int
  /// Whether the row is the last of its paragraph or layout, so that a truncating or clipping mode takes the rest.
  let isFinal: Bool
  /// Whether an ellipsis also represents text after the paragraph.
  let hasMore: Bool

  var isFirst: Bool { start == 0 && !paragraph.continuesParagraph }
}
