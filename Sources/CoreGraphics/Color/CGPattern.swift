package import DarkroomRaster

/// A picture that is repeated over the plane.
///
/// The cell of a pattern with callbacks is drawn once, when the pattern is created, at `cellScale` pixels per unit.
public final class CGPattern: Sendable {
  /// One period of the pattern.
  package let cell: Bitmap
  /// Maps pixels of the cell to pattern space, whose y-axis has the direction of the context's user space.
  package let cellTransform: Transform
  /// Whether the cell has its own colors; otherwise its alpha is filled with the color's components.
  package let isColored: Bool

  /// The number of pixels per unit at which the drawing of callbacks is sampled.
  static let cellScale = 4.0

  package init(cell: Bitmap, cellTransform: Transform, isColored: Bool = true) {
    self.cell = cell
    self.cellTransform = cellTransform
    self.isColored = isColored
  }
}
