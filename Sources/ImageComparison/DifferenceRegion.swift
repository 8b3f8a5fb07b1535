package import DarkroomRaster

/// A group of neighboring pixels that differ.
package struct DifferenceRegion: Hashable, Sendable {
  package var bounds: IntRect
  /// The number of differing pixels in `bounds`.
  package var pixels: Int

  package init(bounds: IntRect, pixels: Int) {
    self.bounds = bounds
    self.pixels = pixels
  }
}
