import DarkroomRaster

// unsafe: pictures are read and written pixel by pixel in memory that may be the caller's; whoever calls has checked
// that it holds `height` rows of `bytesPerRow`.
extension PixelFormat {
  /// The pixels of a picture as bytes, row by row.
  func data(of pixmap: Pixmap, bytesPerRow: Int) -> Data {
    var data = Data(count: bytesPerRow * pixmap.height)
    unsafe data.withUnsafeMutableBytes { (buffer: UnsafeMutableRawBufferPointer) in
      guard let base = buffer.baseAddress else { return }
      unsafe writePixels(pixmap, to: base, bytesPerRow: bytesPerRow)
    }
    return data
  }

  /// Nil where there are no bytes; the caller has checked that there are enough.
  func pixmap(of data: Data, width: Int, height: Int, bytesPerRow: Int) -> Pixmap? {
    unsafe data.withUnsafeBytes { (buffer: UnsafeRawBufferPointer) -> Pixmap? in
      guard let base = buffer.baseAddress else { return nil }
      return unsafe readPixels(base, width: width, height: height, bytesPerRow: bytesPerRow)
    }
  }

  /// One pixel at `base`, as premultiplied RGBA8.
  @inline(__always)
  func readPixel(_ base: UnsafeRawPointer, _ offsets: [Int]) -> UInt32 {
    func byte(_ component: Int) -> Int {
      Int(unsafe base.load(fromByteOffset: offsets[component], as: UInt8.self))
    }
    if components == .alpha { return UInt32(byte(0)) << 24 }
    let a = hasAlpha ? byte(colorCount) : 255
    let r: Int
    let g: Int
    let b: Int
    switch components {
    case .rgb: (r, g, b) = (byte(0), byte(1), byte(2))
    case .cmyk:
      let k = 255 - byte(3)
      (r, g, b) = (
        product(255 - byte(0), k), product(255 - byte(1), k), product(255 - byte(2), k)
      )
    default:
      r = byte(0)
      g = r
      b = r
    }
    if isPremultiplied { return packed(min(r, a), min(g, a), min(b, a), a) }
    return packed(product(r, a), product(g, a), product(b, a), a)
  }

  @inline(__always)
  func writePixel(_ pixel: UInt32, _ base: UnsafeMutableRawPointer, _ offsets: [Int]) {
    func put(_ value: Int, _ component: Int) {
      unsafe base.storeBytes(
        of: UInt8(truncatingIfNeeded: value), toByteOffset: offsets[component], as: UInt8.self)
      if bitsPerComponent == 16 {
        // 0xAB becomes 0xABAB, so that white stays white.
        unsafe base.storeBytes(
          of: UInt8(truncatingIfNeeded: value),
          toByteOffset: offsets[component] + (byteOrder == .order16Little ? -1 : 1), as: UInt8.self)
      }
    }
    let a = Int(pixel >> 24)
    if components == .alpha { return put(a, 0) }
    var (r, g, b) = (Int(pixel & 255), Int(pixel >> 8 & 255), Int(pixel >> 16 & 255))
    if !isPremultiplied, a > 0 {
      r = min(255, (r * 255 + a / 2) / a)
      g = min(255, (g * 255 + a / 2) / a)
      b = min(255, (b * 255 + a / 2) / a)
    }
    if components == .gray {
      put(luminance(r, g, b), 0)
    } else {
      put(r, 0)
      put(g, 1)
      put(b, 2)
    }
    if componentCount > colorCount { put(hasAlpha ? a : 255, colorCount) }
  }

  /// The weights of ITU-R BT.709 on encoded components, in 1/65536.
  func luminance(_ r: Int, _ g: Int, _ b: Int) -> Int {
    (13_933 * r + 46_871 * g + 4_732 * b + 32_768) >> 16
  }

  private func packed(_ r: Int, _ g: Int, _ b: Int, _ a: Int) -> UInt32 {
    UInt32(r) | UInt32(g) << 8 | UInt32(b) << 16 | UInt32(a) << 24
  }

  /// a·b/255, rounded.
  private func product(_ a: Int, _ b: Int) -> Int {
    let t = a * b + 128
    return (t + (t >> 8)) >> 8
  }

  /// Reads a whole picture; the caller has checked that the memory is large enough.
  func readPixels(
    _ base: UnsafeRawPointer, width: Int, height: Int, bytesPerRow: Int
  ) -> Pixmap {
    let offsets = byteOffsets
    let step = bytesPerPixel
    var pixmap = Pixmap(width: width, height: height)
    if isNative {
      unsafe pixmap.pixels.withUnsafeMutableBytes { pixels in
        for y in 0..<height {
          let row = unsafe UnsafeRawBufferPointer(start: base + y * bytesPerRow, count: width * 4)
          unsafe UnsafeMutableRawBufferPointer(rebasing: pixels[(y * width * 4)...]).copyMemory(
            from: row)
        }
      }
      return pixmap
    }
    for y in 0..<height {
      let row = unsafe base + y * bytesPerRow
      for x in 0..<width {
        pixmap.pixels[y * width + x] = unsafe readPixel(row + x * step, offsets)
      }
    }
    return pixmap
  }

  func writePixels(_ pixmap: Pixmap, to base: UnsafeMutableRawPointer, bytesPerRow: Int) {
    let offsets = byteOffsets
    let step = bytesPerPixel
    if isNative {
      unsafe pixmap.pixels.withUnsafeBytes { pixels in
        for y in 0..<pixmap.height {
          let row = unsafe UnsafeRawBufferPointer(
            rebasing: pixels[(y * pixmap.width * 4)..<((y + 1) * pixmap.width * 4)])
          unsafe (base + y * bytesPerRow).copyMemory(
            from: row.baseAddress ?? UnsafeRawPointer(base), byteCount: row.count)
        }
      }
      return
    }
    for y in 0..<pixmap.height {
      let row = unsafe base + y * bytesPerRow
      for x in 0..<pixmap.width {
        unsafe writePixel(pixmap.pixels[y * pixmap.width + x], row + x * step, offsets)
      }
    }
  }
}
