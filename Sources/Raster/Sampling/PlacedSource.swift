/// Colors that exist only in a part of the device.
protocol PlacedSource: PixelSource {
  /// The area outside of which callers request no pixels.
  var area: IntRect { get }
}

extension PlacedSource {
  /// Returns which pixels of a row are not completely transparent.
  func marks(ofRow y: Int) -> [Bool] {
    var row = [UInt32](repeating: 0, count: area.width)
    return unsafe row.withUnsafeMutableBufferPointer {
      guard let buffer = $0.baseAddress else { return [] }
      let pixels = unsafe UnsafeBufferPointer(
        start: self.pixels(
          x: area.minX, y: y, count: area.width, buffer: buffer, cache: ImageRowCache()),
        count: area.width)
      return unsafe pixels.map { $0 >> 24 != 0 }
    }
  }
}
