import DarkroomRaster

extension PixelFormat {
  /// The pixels of a picture as bytes, row by row.
  func data(of pixmap: Pixmap, bytesPerRow: Int) -> Data {
    var data = Data(count: bytesPerRow * pixmap.height)
    var bytes = data.mutableSpan
    writePixels(pixmap, to: &bytes, bytesPerRow: bytesPerRow)
    return data
  }

  /// Reads one pixel, whose bytes begin at `start`, as premultiplied RGBA8.
  @inline(__always)
  private func readPixel(_ bytes: Span<UInt8>, _ start: Int, _ offsets: [Int]) -> UInt32 {
    func byte(_ component: Int) -> Int { Int(bytes[start + offsets[component]]) }
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
  private func writePixel(
    _ pixel: UInt32, _ bytes: inout MutableSpan<UInt8>, _ start: Int, _ offsets: [Int]
  ) {
    func put(_ value: Int, _ component: Int) {
      let place = start + offsets[component]
      bytes[place] = UInt8(truncatingIfNeeded: value)
      if bitsPerComponent == 16 {
        // 0xAB becomes 0xABAB, so that white stays white.
        bytes[place + (byteOrder == .order16Little ? -1 : 1)] = UInt8(truncatingIfNeeded: value)
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

  /// Computes luminance from encoded components, with weights in 1/65536.
  ///
  /// - SeeAlso: ITU-R BT.709-6, 3.2. As there.
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

  /// Reads a whole picture.
  ///
  /// - Precondition: There are `height` rows of `bytesPerRow`; the last one may lack its padding.
  func readPixels(
    _ bytes: Span<UInt8>, width: Int, height: Int, bytesPerRow: Int
  ) -> Pixmap {
    let offsets = byteOffsets
    let step = bytesPerPixel
    var pixmap = Pixmap(width: width, height: height)
    var pixels = pixmap.pixels.mutableSpan
    for y in 0..<height {
      let row = y * bytesPerRow
      if isNative {
        pixels.copyBytes(of: bytes, row..<row + width * step, to: y * width * step)
      } else {
        for x in 0..<width {
          pixels[y * width + x] = readPixel(bytes, row + x * step, offsets)
        }
      }
    }
    return pixmap
  }

  /// Writes a whole picture into rows of `bytesPerRow`.
  func writePixels(_ pixmap: Pixmap, to bytes: inout MutableSpan<UInt8>, bytesPerRow: Int) {
    let offsets = byteOffsets
    let step = bytesPerPixel
    let width = pixmap.width
    let pixels = pixmap.pixels.span
    for y in 0..<pixmap.height {
      let row = y * bytesPerRow
      if isNative {
        bytes.copyBytes(of: pixels, y * width * step..<(y + 1) * width * step, to: row)
      } else {
        for x in 0..<width {
          writePixel(pixels[y * width + x], &bytes, row + x * step, offsets)
        }
      }
    }
  }
}
