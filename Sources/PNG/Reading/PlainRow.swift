import DarkroomRaster

/// Converts a stored row to premultiplied pixels.
struct PlainRow {
  private let layout: PlainLayout
  /// The color for every byte value; 0 if the palette has no such entry.
  private let colors: [UInt32]

  init(_ layout: PlainLayout) {
    self.layout = layout
    colors = layout.palette + [UInt32](repeating: 0, count: 256 - layout.palette.count)
  }

  /// Fills `pixels` from the row at `offset`.
  ///
  /// Returns false if the row is filtered or uses a color that the palette lacks.
  func expand(
    _ stored: UnsafeRawBufferPointer, at offset: Int,
    into pixels: UnsafeMutableBufferPointer<UInt32>
  ) -> Bool {
    guard unsafe stored[offset] == 0 else { return false }
    switch layout.header.colorType {
    case .rgb: unsafe ColorBytes.expand(stored, at: offset + 1, into: pixels)
    case .rgba: unsafe expandTranslucent(stored, at: offset + 1, into: pixels)
    default: return unsafe expandPalette(stored, at: offset + 1, into: pixels)
    }
    return true
  }

  private func expandTranslucent(
    _ stored: UnsafeRawBufferPointer, at offset: Int,
    into pixels: UnsafeMutableBufferPointer<UInt32>
  ) {
    var all = UInt32.max
    for x in 0..<pixels.count {
      let pixel = unsafe stored.loadUnaligned(fromByteOffset: offset + 4 * x, as: UInt32.self)
      unsafe pixels[x] = UInt32(littleEndian: pixel)
      all &= UInt32(littleEndian: pixel)
    }
    // Most rows of most pictures are opaque and need no premultiplication.
    guard all >> 24 != 255 else { return }
    for x in 0..<pixels.count {
      unsafe pixels[x] = StraightAlpha.premultiplied(straight: pixels[x])
    }
  }

  private func expandPalette(
    _ stored: UnsafeRawBufferPointer, at offset: Int,
    into pixels: UnsafeMutableBufferPointer<UInt32>
  ) -> Bool {
    var highest: UInt8 = 0
    unsafe colors.withUnsafeBufferPointer { colors in
      func set(_ number: UInt8, at x: Int) {
        highest = max(highest, number)
        unsafe pixels[x] = colors[Int(number)]
      }
      if layout.header.bitDepth == 8 {
        for x in 0..<pixels.count { unsafe set(stored[offset + x], at: x) }
      } else {
        unsafe eachNumber(stored, at: offset, count: pixels.count, set)
      }
    }
    return Int(highest) < layout.palette.count
  }

  /// Splits bytes into indices; the first pixel is in the highest bits.
  @inline(__always)
  private func eachNumber(
    _ stored: UnsafeRawBufferPointer, at offset: Int, count: Int, _ body: (UInt8, Int) -> Void
  ) {
    let depth = UInt8(layout.header.bitDepth)
    let perByte = 8 / Int(depth)
    for start in stride(from: 0, to: count, by: perByte) {
      var byte = unsafe stored[offset + start / perByte]
      for x in start..<min(start + perByte, count) {
        body(byte >> (8 - depth), x)
        byte <<= depth
      }
    }
  }
}
