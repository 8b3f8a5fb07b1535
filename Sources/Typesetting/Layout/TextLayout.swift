/// A text in lines, measured and ready to draw.
///
/// Lengths are points from the top-left corner, y down; nothing is rounded to pixels.
package struct TextLayout: Sendable {
  package let text: StyledText
  package let constraints: TextConstraints
  /// The lines from top to bottom.
  package let lines: [TextLine]
  /// The width of the widest line, indents included, and the height of all lines.
  package let size: (width: Double, height: Double)
  /// Whether an ellipsis represents some text, or lines were left out.
  package let isTruncated: Bool

  package init(
    _ text: StyledText, constraints: TextConstraints = .none, library: FontLibrary = .shared
  ) {
    var composer = LineComposer(text: text, constraints: constraints, library: library)
    composer.compose()
    self.text = text
    self.constraints = constraints
    lines = composer.lines
    size = composer.size
    isTruncated = composer.isTruncated
  }

  /// Creates a layout of complete lines.
  init(
    text: StyledText, constraints: TextConstraints, lines: [TextLine],
    size: (width: Double, height: Double)
  ) {
    self.text = text
    self.constraints = constraints
    self.lines = lines
    self.size = size
    isTruncated = false
  }

  /// The baseline of the first line.
  package var firstBaseline: Double { lines.first?.baseline ?? 0 }
  package var lastBaseline: Double { lines.last?.baseline ?? 0 }
}
