package import DarkroomRaster

/// A line under or through text.
package struct TextLineStyle: Hashable, Sendable {
  package enum Stroke: UInt8, Hashable, Sendable { case single, thick, double }

  package enum Pattern: UInt8, Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }

  package var stroke: Stroke
  package var pattern: Pattern
  /// Whether spaces have no line.
  package var isByWord: Bool
  /// The color of the line, or nil for the text's color.
  package var color: Color?

  package init(
    stroke: Stroke = .single, pattern: Pattern = .solid, isByWord: Bool = false,
    color: Color? = nil
  ) {
    self.stroke = stroke
    self.pattern = pattern
    self.isByWord = isByWord
    self.color = color
  }
}
