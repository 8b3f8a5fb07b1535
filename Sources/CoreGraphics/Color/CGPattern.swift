package import DarkroomRaster

/// A picture that repeats over the plane.
///
/// The cell of a pattern made from callbacks is drawn once, when the pattern is made, at `cellScale` pixels to
/// a unit.
public final class CGPattern: Sendable {
  /// One period of the pattern.
  package let cell: Bitmap
  /// Maps pixels of the cell to pattern space, whose y axis points the way of `CGContext`'s user space.
  package let cellTransform: Transform
  /// Whether the cell has its own colours; otherwise its alpha is filled with the colour's components.
  package let isColored: Bool

  /// What callbacks draw is sampled at this many pixels to a unit.
  static let cellScale = 4.0

  package init(cell: Bitmap, cellTransform: Transform, isColored: Bool = true) {
    self.cell = cell
    self.cellTransform = cellTransform
    self.isColored = isColored
  }
}
