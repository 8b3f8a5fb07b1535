// These kernels draw rows of a few pixels, at the edges of shapes. They are inlined into callers, and use only the
// baseline's registers.

extension RowKernels {
  /// Does the same as `fill` for a few pixels.
  @inline(__always)
  package static func fillShort(
    _ row: UnsafeMutablePointer<UInt32>, _ count: Int, _ color: UInt32
  ) {
    let source = unsafe unsafeBitCast(PixelLanes(repeating: color), to: Lanes.self)
    var i = 0
    while i &+ pixelsPerVector <= count {
      unsafe store(source, to: row + i)
      i &+= pixelsPerVector
    }
    while i < count {
      unsafe row[i] = color
      i &+= 1
    }
  }

  /// Does the same as `over` for a few pixels.
  @inline(__always)
  package static func overShort(
    _ row: UnsafeMutablePointer<UInt32>, _ count: Int, _ color: UInt32
  ) {
    let rest = Lanes(repeating: UInt16(truncatingIfNeeded: 255 &- (color &>> 24)))
    let source = unsafe unsafeBitCast(PixelLanes(repeating: color), to: Lanes.self)
    var i = 0
    while i &+ pixelsPerVector <= count {
      let x = unsafe load(row + i)
      let rest = times(evenBytes(x), rest) | (times(oddBytes(x), rest) &<< 8)
      unsafe store(source &+ rest, to: row + i)
      i &+= pixelsPerVector
    }
    while i < count {
      unsafe row[i] = blend(color, row[i])
      i &+= 1
    }
  }

  /// Does the same as `overMask` for a few pixels.
  @inline(__always)
  package static func overShortMask(
    _ row: UnsafeMutablePointer<UInt32>, _ coverage: UnsafePointer<UInt8>, _ count: Int,
    _ color: UInt32
  ) {
    let source = unsafe unsafeBitCast(PixelLanes(repeating: color), to: Lanes.self)
    let full = Lanes(repeating: UInt16(truncatingIfNeeded: color &>> 24))
    var i = 0
    while i &+ pixelsPerVector <= count {
      let four = unsafe UnsafeRawPointer(coverage + i).loadUnaligned(as: UInt32.self)
      if four == .max && color >= 0xff00_0000 {
        unsafe store(source, to: row + i)
      } else if four != 0 {
        let m = unsafe loadCoverage(coverage + i)
        let even = times(evenBytes(source), m)
        let odd = times(oddBytes(source), m)
        let alpha = times(full, m)
        unsafe store(blend(even: even, odd: odd, alpha: alpha, load(row + i)), to: row + i)
      }
      i &+= pixelsPerVector
    }
    while i < count {
      unsafe row[i] = blend(times(color, UInt32(coverage[i])), row[i])
      i &+= 1
    }
  }

  /// Does the same as `overShortMask`, with the same coverage for `height` rows, `stride` pixels apart.
  package static func overShortMaskRows(
    _ rows: UnsafeMutablePointer<UInt32>, _ stride: Int, _ height: Int,
    _ coverage: UnsafePointer<UInt8>, _ count: Int, _ color: UInt32
  ) {
    let source = unsafe unsafeBitCast(PixelLanes(repeating: color), to: Lanes.self)
    let full = Lanes(repeating: UInt16(truncatingIfNeeded: color &>> 24))
    var i = 0
    while i &+ pixelsPerVector <= count {
      let m = unsafe loadCoverage(coverage + i)
      let covered = times(evenBytes(source), m) | (times(oddBytes(source), m) &<< 8)
      let rest = 255 &- times(full, m)
      for y in 0..<height {
        let p = unsafe rows + (y &* stride &+ i)
        let x = unsafe load(p)
        unsafe store(
          covered &+ (times(evenBytes(x), rest) | (times(oddBytes(x), rest) &<< 8)), to: p)
      }
      i &+= pixelsPerVector
    }
    while i < count {
      let covered = unsafe times(color, UInt32(coverage[i]))
      for y in 0..<height {
        let p = unsafe rows + (y &* stride &+ i)
        unsafe p.pointee = blend(covered, p.pointee)
      }
      i &+= 1
    }
  }
}
