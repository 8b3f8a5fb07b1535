import DarkroomRaster

extension ImageContent {
  /// A color that repeats the image; nil if there are no pixels.
  var patternColor: CGColor? {
    guard let image = flattened(size: size) else { return nil }
    let points = Transform.scale(1 / Double(scale), 1 / Double(scale))
    return CGColor(pattern: CGPattern(cell: image.bitmap, cellTransform: points))
  }
}
