import DarkroomRaster

/// Rows of a picture with more than 256 colours as the file holds them.
struct TrueColorRows {
  let isOpaque: Bool

  /// Of premultiplied pixels.
  func packed(_ pixels: ArraySlice<UInt32>) -> [UInt8] {
    isOpaque ? opaque(pixels) : translucent(pixels)
  }

  /// Stores four bytes a pixel and lets the next pixel overwrite the fourth.
  private func opaque(_ pixels: ArraySlice<UInt32>) -> [UInt8] {
    let size = pixels.count * 3
    var bytes = unsafe [UInt8](unsafeUninitializedCapacity: size + 1) { bytes, count in
      let base = UnsafeMutableRawBufferPointer(bytes)
      for (offset, pixel) in pixels.enumerated() {
        unsafe base.storeBytes(
          of: pixel.littleEndian, toByteOffset: offset * 3, as: UInt32.self)
      }
      count = size + 1
    }
    bytes.removeLast()
    return bytes
  }

  private func translucent(_ pixels: ArraySlice<UInt32>) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: pixels.count * 4) { bytes, count in
      let base = UnsafeMutableRawBufferPointer(bytes)
      var previous: UInt32 = 0
      var straight: UInt32 = 0
      for (offset, pixel) in pixels.enumerated() {
        if pixel != previous {
          previous = pixel
          straight = StraightAlpha.straight(premultiplied: pixel)
        }
        unsafe base.storeBytes(of: straight.littleEndian, toByteOffset: offset * 4, as: UInt32.self)
      }
      count = pixels.count * 4
    }
  }
}
