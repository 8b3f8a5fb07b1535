/// A grid of premultiplied sRGB pixels, 8 bits a channel, stored row by row from the top-left corner.
///
/// Sizes are in device pixels, never points.
package struct Pixmap: Equatable, Sendable {
  package let width: Int
  package let height: Int
  /// Pixel (x, y) is at `y * width + x`; bytes in memory are red, green, blue, alpha.
  package var pixels: [UInt32]

  /// Transparent black.
  ///
  /// A side that is not positive makes an empty pixmap.
  package init(width: Int, height: Int) {
    self.init(width: max(0, width), height: max(0, height), filledWith: 0)
  }

  package init(width: Int, height: Int, filledWith pixel: UInt32) {
    self.width = width
    self.height = height
    pixels = [UInt32](repeating: pixel, count: width * height)
  }

  /// - Precondition: `pixels.count == width * height`.
  package init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "\(pixels.count) pixels for \(width)×\(height)")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  package subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }

  package var isOpaque: Bool { pixels.allSatisfy { $0 >> 24 == 255 } }
}
