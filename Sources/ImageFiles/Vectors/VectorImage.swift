import DarkroomRaster

/// A picture of outlines from an SVG or PDF file, which is sharp at any size.
package struct VectorImage: Sendable {
  /// The width that the file declares, in points.
  package let width: Double
  package let height: Double
  /// The commands, in a space that has this size, its origin at the top left and y pointing down.
  let commands: [VectorCommand]

  init(width: Double, height: Double, commands: [VectorCommand]) {
    self.width = width
    self.height = height
    self.commands = commands
  }

  /// The largest plausible side, in points; a larger one is an error in the file.
  static let largestSide = 16_384.0
}
