package import DarkroomRaster

/// A shadow of glyphs and their lines, in points.
package struct TextShadow: Hashable, Sendable {
  package var color: Color
  /// The offset, with y down.
  package var offset: Point
  /// The sigma of the Gaussian; 0 for a sharp copy.
  package var sigma: Double

  package init(color: Color, offset: Point, sigma: Double) {
    self.color = color
    self.offset = offset
    self.sigma = sigma
  }
}
