import DarkroomRaster

extension ImageContent {
  /// A colour that repeats the image; nil without pixels.
  var patternColor: CGColor? {
    guard let image = flattened(size: size) else { return nil }
    let points = Transform.scale(1 / Double(scale), 1 / Double(scale))
    return CGColor(pattern: CGPattern(cell: image.bitmap, cellTransform: points))
  }
}
