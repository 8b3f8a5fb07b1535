import DarkroomRaster

/// A picture of outlines, as an SVG or a PDF file has it; it is sharp at any size.
package struct VectorImage: Sendable {
  /// The size that the file states, in points.
  package let width: Double
  package let height: Double
  /// From a box of this size at the origin, y pointing down.
  let commands: [VectorCommand]

  init(width: Double, height: Double, commands: [VectorCommand]) {
    self.width = width
    self.height = height
    self.commands = commands
  }

  /// More points on a side would be a mistake in the file.
  static let largestSide = 16_384.0
}
