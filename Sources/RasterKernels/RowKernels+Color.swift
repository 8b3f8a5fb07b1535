/// Operations on a row of pixels: premultiplied RGBA8, with every division by 255 rounded to nearest.
///
/// The same source is compiled for two instruction sets; both give the same bytes. Callers make sure that
/// every row holds `count` elements.
package enum RowKernels {
  /// Fills the row.
  ///
  /// Wide stores are aligned, so that none spans two cache lines; those at the ends can overlap them.
  package static func fill(_ row: UnsafeMutablePointer<UInt32>, _ count: Int, _ color: UInt32) {
    guard count >= pixelsPerVector else {
      for i in 0..<max(0, count) { unsafe row[i] = color }
      return
    }
    let source = unsafe unsafeBitCast(PixelLanes(repeating: color), to: Lanes.self)
    let last = count &- pixelsPerVector
    unsafe store(source, to: row)
    var i = ((0 &- Int(bitPattern: row)) &>> 2) & (pixelsPerVector &- 1)
    while i &+ 3 &* pixelsPerVector <= last {
      unsafe store(source, to: row + i)
      unsafe store(source, to: row + i + pixelsPerVector)
      unsafe store(source, to: row + i + 2 &* pixelsPerVector)
      unsafe store(source, to: row + i + 3 &* pixelsPerVector)
      i &+= 4 &* pixelsPerVector
    }
    while i < last {
      unsafe store(source, to: row + i)
      i &+= pixelsPerVector
    }
    unsafe store(source, to: row + last)
  }

  /// Draws `color` over the row.
  ///
  /// Under a translucent fill there is usually one color, so the result for the last register is reused as long as the
  /// next registers hold the same color.
  ///
  /// - SeeAlso: T. Porter, T. Duff, "Compositing digital images" (1984). We differ: products of bytes are rounded to
  ///   nearest.
  package static func over(_ row: UnsafeMutablePointer<UInt32>, _ count: Int, _ color: UInt32) {
    let last = count &- pixelsPerVector
    guard last >= 0 else { return unsafe overFew(row, count, color) }
    let source = unsafe unsafeBitCast(PixelLanes(repeating: color), to: Lanes.self)
    let rest = Lanes(repeating: UInt16(truncatingIfNeeded: 255 &- (color &>> 24)))
    // The end is computed first and written last, because the loops can change its first pixels.
    let end = unsafe mixed(source, rest, load(row + last))
    var i = 0
    var beneath = unsafe load(row)
    var result = mixed(source, rest, beneath)
    while i &+ 4 &* pixelsPerVector <= last {
      let a = unsafe load(row + i)
      let b = unsafe load(row + i + pixelsPerVector)
      let c = unsafe load(row + i + 2 &* pixelsPerVector)
      let d = unsafe load(row + i + 3 &* pixelsPerVector)
      if isZero((a ^ beneath) | (b ^ beneath) | (c ^ beneath) | (d ^ beneath)) {
        unsafe store(result, to: row + i)
        unsafe store(result, to: row + i + pixelsPerVector)
        unsafe store(result, to: row + i + 2 &* pixelsPerVector)
      } else {
        beneath = d
        result = mixed(source, rest, d)
        unsafe store(mixed(source, rest, a), to: row + i)
        unsafe store(mixed(source, rest, b), to: row + i + pixelsPerVector)
        unsafe store(mixed(source, rest, c), to: row + i + 2 &* pixelsPerVector)
      }
      unsafe store(result, to: row + i + 3 &* pixelsPerVector)
      i &+= 4 &* pixelsPerVector
    }
    while i < last {
      unsafe store(mixed(source, rest, load(row + i)), to: row + i)
      i &+= pixelsPerVector
    }
    unsafe store(end, to: row + last)
  }

  /// Draws over fewer pixels than a register holds.
  @inline(__always)
  private static func overFew(
    _ row: UnsafeMutablePointer<UInt32>, _ count: Int, _ color: UInt32
  ) {
    let rest = 255 &- (color &>> 24)
    var i = 0
    while i < count {
      unsafe row[i] = color &+ times(row[i], rest)
      i &+= 1
    }
  }

  @inline(__always)
  private static func mixed(_ source: Lanes, _ rest: Lanes, _ x: Lanes) -> Lanes {
    source &+ (times(evenBytes(x), rest) | (times(oddBytes(x), rest) &<< 8))
  }

  /// Draws `color` times coverage over the row.
  package static func overMask(
    _ row: UnsafeMutablePointer<UInt32>, _ coverage: UnsafePointer<UInt8>, _ count: Int,
    _ color: UInt32
  ) {
    unsafe coverRow(row, coverage, count, color)
  }

  @inline(__always)
  private static func coverRow(
    _ row: UnsafeMutablePointer<UInt32>, _ coverage: UnsafePointer<UInt8>, _ count: Int,
    _ color: UInt32
  ) {
    let source = unsafe unsafeBitCast(PixelLanes(repeating: color), to: Lanes.self)
    let even = evenBytes(source)
    let odd = oddBytes(source)
    let full = Lanes(repeating: UInt16(truncatingIfNeeded: color &>> 24))
    let isOpaque = color >= 0xff00_0000
    var i = 0
    while i &+ 8 <= count {
      let eight = unsafe UnsafeRawPointer(coverage + i).loadUnaligned(as: UInt64.self)
      if eight == 0 {
        i &+= 8
        continue
      }
      var part = 0
      while part < 8 {
        if isOpaque && eight == .max {
          unsafe store(source, to: row + i + part)
        } else {
          let m = unsafe loadCoverage(coverage + i + part)
          let x = unsafe load(row + i + part)
          // If the color is opaque, a pixel's alpha times its coverage is its coverage.
          let alpha = isOpaque ? m : times(full, m)
          unsafe store(
            blend(even: times(even, m), odd: times(odd, m), alpha: alpha, x), to: row + i + part)
        }
        part &+= pixelsPerVector
      }
      i &+= 8
    }
    while i < count {
      unsafe row[i] = blend(times(color, UInt32(coverage[i])), row[i])
      i &+= 1
    }
  }

  /// Does the same as `overMask` for `height` rows; strides are in elements.
  package static func overMaskBlock(
    _ rows: UnsafeMutablePointer<UInt32>, _ stride: Int, _ coverage: UnsafePointer<UInt8>,
    _ coverageStride: Int, _ width: Int, _ height: Int, _ color: UInt32
  ) {
    for y in 0..<height {
      unsafe coverRow(rows + y &* stride, coverage + y &* coverageStride, width, color)
    }
  }
}
