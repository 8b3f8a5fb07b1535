import DarkroomCPNG

extension LibPNG {
  /// Premultiplied pixels, inflated and expanded 64 rows at a time without libpng; nil when the
  /// data is not as the layout supposes.
  ///
  /// Checksums of chunks are taken for verified.
  static func plainPixels(_ file: [UInt8], layout: PlainLayout) -> [UInt32]? {
    let header = layout.header
    let row = PlainRow(layout)
    var isPlain = false
    let pixels = unsafe [UInt32](unsafeUninitializedCapacity: header.width * header.height) {
      pixels, count in
      isPlain = unsafe layout.ranges.withUnsafeBufferPointer { ranges in
        unsafe ranges.withMemoryRebound(to: UInt.self) { ranges in
          unsafe file.withUnsafeBufferPointer { file in
            guard
              let inflater = unsafe darkroom_inflater_create(
                file.baseAddress, ranges.baseAddress, ranges.count / 2)
            else { return false }
            defer { unsafe darkroom_inflater_destroy(inflater) }
            return unsafe expand(inflater, layout: layout, row: row, into: pixels)
              && darkroom_inflater_finish(inflater) == 0
          }
        }
      }
      count = isPlain ? header.width * header.height : 0
    }
    return isPlain ? pixels : nil
  }

  private static func expand(
    _ inflater: OpaquePointer, layout: PlainLayout, row: PlainRow,
    into pixels: UnsafeMutableBufferPointer<UInt32>
  ) -> Bool {
    let (width, height) = (layout.header.width, layout.header.height)
    let rowBytes = layout.storedRowBytes
    let bandHeight = max(1, min(64, 1_048_576 / rowBytes))
    // Three more: the last pixel of three bytes is read as four.
    var band = [UInt8](repeating: 0, count: bandHeight * rowBytes + 3)
    for start in stride(from: 0, to: height, by: bandHeight) {
      let rows = min(bandHeight, height - start)
      guard unsafe darkroom_inflater_read(inflater, &band, rows * rowBytes) == 0 else {
        return false
      }
      let isPlain = unsafe band.withUnsafeBytes { band in
        for y in 0..<rows {
          let first = (start + y) * width
          let target = unsafe UnsafeMutableBufferPointer(rebasing: pixels[first..<first + width])
          guard unsafe row.expand(band, at: y * rowBytes, into: target) else { return false }
        }
        return true
      }
      guard isPlain else { return false }
    }
    return true
  }
}
