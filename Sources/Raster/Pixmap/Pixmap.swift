/// A grid of premultiplied sRGB pixels, 8 bits a channel, stored row by row from the top-left corner.
///
/// Sizes are in device pixels, never points.
package struct Pixmap: Equatable, Sendable {
  package let width: Int
  package let height: Int
  /// Pixel (x, y) is at `y * width + x`; bytes in memory are red, green, blue, alpha.
  package var pixels: [UInt32]

  /// Creates a picture of transparent black.
  ///
  /// If a side is not positive, the picture is empty.
  package init(width: Int, height: Int) {
    self.init(width: max(0, width), height: max(0, height), filledWith: 0)
  }

  package init(width: Int, height: Int, filledWith pixel: UInt32) {
    self.width = width
    self.height = height
    pixels = [UInt32](repeating: pixel, count: width * height)
  }

  /// Creates a picture; missing pixels are clear, and surplus pixels are ignored.
  package init(width: Int, height: Int, pixels: [UInt32]) {
    self.width = max(0, width)
    self.height = max(0, height)
    let missing = self.width * self.height - pixels.count
    self.pixels = missing < 0 ? Array(pixels.dropLast(-missing)) : pixels
    if missing > 0 { self.pixels += repeatElement(0, count: missing) }
  }

  package subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }

  package var isOpaque: Bool {
    // A block has no early end, so that the compiler looks at many pixels at once.
    stride(from: 0, to: pixels.count, by: 1024).allSatisfy { start in
      pixels[start..<min(start + 1024, pixels.count)].reduce(UInt32.max, &) >> 24 == 255
    }
  }
}
