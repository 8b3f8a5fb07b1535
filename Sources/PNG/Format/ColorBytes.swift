/// Packs and expands the rows of opaque pictures, which have three bytes per pixel: red, green and blue.
///
/// Four pixels are handled at a time: single ones took a tenth of the time to pack a screen.
enum ColorBytes {
  private static let color: UInt32 = 0x00FF_FFFF
  private static let opaque: UInt32 = 0xFF00_0000

  /// - Precondition: `bytes` has three for each pixel.
  static func pack(
    _ pixels: UnsafeBufferPointer<UInt32>, into bytes: UnsafeMutableRawBufferPointer
  ) {
    var x = 0
    while x &+ 4 <= pixels.count {
      let (a, b) = unsafe (UInt64(pixels[x] & color), UInt64(pixels[x &+ 1] & color))
      let (c, d) = unsafe (pixels[x &+ 2], pixels[x &+ 3])
      let first = a | b << 24 | UInt64(c) << 48
      let rest = c >> 16 & 0xFF | d << 8
      unsafe bytes.storeBytes(of: first.littleEndian, toByteOffset: 3 &* x, as: UInt64.self)
      unsafe bytes.storeBytes(of: rest.littleEndian, toByteOffset: 3 &* x &+ 8, as: UInt32.self)
      x &+= 4
    }
    while x < pixels.count {
      for channel in 0..<3 {
        unsafe bytes[3 * x + channel] = UInt8(
          truncatingIfNeeded: pixels[x] >> UInt32(8 * channel))
      }
      x += 1
    }
  }

  /// - Precondition: `bytes` has three for each pixel, from `offset` on.
  static func expand(
    _ bytes: UnsafeRawBufferPointer, at offset: Int, into pixels: UnsafeMutableBufferPointer<UInt32>
  ) {
    var x = 0
    while x &+ 4 <= pixels.count {
      let place = offset &+ 3 &* x
      let first = unsafe UInt64(
        littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
      let rest = unsafe UInt32(
        littleEndian: bytes.loadUnaligned(fromByteOffset: place &+ 8, as: UInt32.self))
      unsafe pixels[x] = UInt32(truncatingIfNeeded: first) | opaque
      unsafe pixels[x &+ 1] = UInt32(truncatingIfNeeded: first >> 24) | opaque
      unsafe pixels[x &+ 2] = UInt32(truncatingIfNeeded: first >> 48) | rest << 16 | opaque
      unsafe pixels[x &+ 3] = rest >> 8 | opaque
      x &+= 4
    }
    while x < pixels.count {
      unsafe pixels[x] = (0..<3).reduce(opaque) {
        unsafe $0 | UInt32(bytes[offset + 3 * x + $1]) << UInt32(8 * $1)
      }
      x += 1
    }
  }
}
