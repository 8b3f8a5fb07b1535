import DarkroomRaster

/// Rows of a picture with more than 256 colours as the file holds them.
struct TrueColorRows {
  let pixmap: Pixmap
  let isOpaque: Bool

  init(_ pixmap: Pixmap) {
    self.pixmap = pixmap
    isOpaque = pixmap.isOpaque
  }

  func packed(rows: Range<Int>) -> [UInt8] {
    let range = rows.lowerBound * pixmap.width..<rows.upperBound * pixmap.width
    return isOpaque ? opaque(range) : translucent(range)
  }

  /// Stores four bytes a pixel and lets the next pixel overwrite the fourth.
  private func opaque(_ range: Range<Int>) -> [UInt8] {
    let size = range.count * 3
    var bytes = unsafe [UInt8](unsafeUninitializedCapacity: size + 1) { bytes, count in
      let base = UnsafeMutableRawBufferPointer(bytes)
      for (offset, index) in range.enumerated() {
        unsafe base.storeBytes(
          of: pixmap.pixels[index].littleEndian, toByteOffset: offset * 3, as: UInt32.self)
      }
      count = size + 1
    }
    bytes.removeLast()
    return bytes
  }

  private func translucent(_ range: Range<Int>) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: range.count * 4) { bytes, count in
      let base = UnsafeMutableRawBufferPointer(bytes)
      var previous: UInt32 = 0
      var straight: UInt32 = 0
      for (offset, index) in range.enumerated() {
        let pixel = pixmap.pixels[index]
        if pixel != previous {
          previous = pixel
          straight = StraightAlpha.straight(premultiplied: pixel)
        }
        unsafe base.storeBytes(of: straight.littleEndian, toByteOffset: offset * 4, as: UInt32.self)
      }
      count = range.count * 4
    }
  }
}
