package import DarkroomRaster

/// Neighboring pixels that differ.
package struct DifferenceRegion: Hashable, Sendable {
  package var bounds: IntRect
  /// Those in `bounds` that differ.
  package var pixels: Int

  package init(bounds: IntRect, pixels: Int) {
    self.bounds = bounds
    self.pixels = pixels
  }
}
