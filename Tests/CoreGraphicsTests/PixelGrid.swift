import DarkroomCoreGraphics
import DarkroomRaster

extension CGImage {
  /// Rows of pixels as `rrggbbaa`, premultiplied.
  var hexRows: [String] { rows { $0 } }

  /// Rows of alpha alone, two digits a pixel.
  var alphaRows: [String] { rows { String($0.suffix(2)) } }

  private func rows(_ pick: (String) -> String) -> [String] {
    (0..<height).map { y in
      (0..<width).map { x in pick(Self.hex(pixmap[x, y])) }.joined(separator: " ")
    }
  }

  private static func hex(_ pixel: UInt32) -> String {
    let digits = String(pixel.byteSwapped, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// What `draw` draws in a context as UIKit makes it: origin at the top left.
  static func drawn(
    _ width: Int, _ height: Int, scale: CGFloat = 1, _ draw: (CGContext) -> Void
  ) -> CGImage {
    let context = CGContext(recordingWidth: width, height: height, scale: scale)
    draw(context)
    return CGImage(displayList: context.displayList())
  }

  /// Opaque pixels, one for each colour: `r`, `g`, `b`, `w`, `k`; a string is a row.
  convenience init(rows: String...) {
    let colors: [Character: UInt32] = [
      "r": 0xFF00_00FF, "g": 0xFF00_FF00, "b": 0xFFFF_0000, "w": 0xFFFF_FFFF, "k": 0xFF00_0000,
    ]
    let pixels = rows.joined().map { colors[$0] ?? 0 }
    self.init(Pixmap(width: pixels.count / rows.count, height: rows.count, pixels: pixels))
  }
}

extension CGContext {
  /// A bitmap context with an origin at the bottom left; red, green, blue, alpha in memory.
  static func bitmap(
    _ width: Int, _ height: Int, space: CGColorSpace = CGColorSpaceCreateDeviceRGB(),
    info: CGImageAlphaInfo = .premultipliedLast, order: CGImageByteOrderInfo = .orderDefault
  ) throws -> CGContext {
    guard
      let context = unsafe CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: space, bitmapInfo: info.rawValue | order.rawValue)
    else { throw NoContext() }
    return context
  }

  /// The first bytes of `data`.
  func bytes(_ count: Int) -> [UInt8] {
    guard let data = unsafe data else { return [] }
    return unsafe Array(UnsafeRawBufferPointer(start: data, count: count))
  }

  struct NoContext: Error {}
}
