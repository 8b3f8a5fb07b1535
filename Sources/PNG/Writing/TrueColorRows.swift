import DarkroomRaster

/// Packs the rows of a picture with more than 256 colors.
struct TrueColorRows {
  let isOpaque: Bool

  /// Returns the bytes for premultiplied pixels.
  func packed(_ pixels: ArraySlice<UInt32>) -> [UInt8] {
    isOpaque ? opaque(pixels) : translucent(pixels)
  }

  private func opaque(_ pixels: ArraySlice<UInt32>) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: pixels.count * 3) { bytes, count in
      unsafe pixels.withUnsafeBufferPointer {
        unsafe ColorBytes.pack($0, into: UnsafeMutableRawBufferPointer(bytes))
      }
      count = pixels.count * 3
    }
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
