import DarkroomRaster

@testable import DarkroomImageFiles

/// The pixels of a vector picture at a size of its own, and a way to say which color lies where.
struct Pixels {
  let pixmap: Pixmap

  init(_ pixmap: Pixmap) { self.pixmap = pixmap }

  /// At so many pixels to a point.
  init(_ bytes: [UInt8], scale: Int = 1) throws {
    let image = try ImageFileReader.vector(bytes)
    pixmap = image.pixmap(
      width: Int(image.width.rounded(.up)) * scale, height: Int(image.height.rounded(.up)) * scale)
  }

  init(svg text: String, scale: Int = 1) throws { try self.init(Array(text.utf8), scale: scale) }

  /// Red, green, blue and alpha, premultiplied.
  subscript(x: Int, y: Int) -> [Int] {
    let pixel = pixmap.pixels[y * pixmap.width + x]
    return (0..<4).map { Int(pixel >> (8 * UInt32($0)) & 255) }
  }
}

extension [Int] {
  static let red = [255, 0, 0, 255]
  static let green = [0, 255, 0, 255]
  static let blue = [0, 0, 255, 255]
  static let white = [255, 255, 255, 255]
  static let black = [0, 0, 0, 255]
  static let clear = [0, 0, 0, 0]

  /// Whether no channel differs by more than `tolerance`.
  func isNear(_ other: [Int], _ tolerance: Int = 2) -> Bool {
    zip(self, other).allSatisfy { abs($0 - $1) <= tolerance }
  }
}
