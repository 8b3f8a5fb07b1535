import LibPNG

/// A picture as the installed libpng reads it.
struct WholePicture {
  private var pixels: [UInt8]
  private let width: UInt32
  private let height: UInt32

  /// Nil for what libpng does not read.
  init?(_ file: [UInt8]) {
    var (width, height): (UInt32, UInt32) = (0, 0)
    guard unsafe libpng_size(file, file.count, &width, &height) != 0 else { return nil }
    (self.width, self.height) = (width, height)
    pixels = [UInt8](repeating: 0, count: Int(width) * Int(height) * 4)
    guard unsafe libpng_decode(file, file.count, &pixels) != 0 else { return nil }
  }

  /// Three for a pixel where the picture has no use for alpha, else four.
  func samples(isOpaque: Bool) -> [UInt8] {
    guard isOpaque else { return pixels }
    var samples: [UInt8] = []
    samples.reserveCapacity(pixels.count / 4 * 3)
    for start in stride(from: 0, to: pixels.count, by: 4) { samples += pixels[start..<start + 3] }
    return samples
  }

  func encoded(_ samples: [UInt8], isOpaque: Bool) -> [UInt8] {
    var count = pixels.count + pixels.count / 100 + 65_536
    var file = [UInt8](repeating: 0, count: count)
    guard unsafe libpng_encode(samples, width, height, isOpaque ? 1 : 0, &file, &count) != 0 else {
      return []
    }
    return Array(file.prefix(count))
  }
}
