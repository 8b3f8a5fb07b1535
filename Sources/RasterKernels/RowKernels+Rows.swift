extension RowKernels {
  /// Draws each pixel of `source` over the row.
  package static func overRow(
    _ row: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, _ count: Int
  ) {
    var i = 0
    while i &+ pixelsPerVector <= count {
      let s = unsafe load(source + i)
      let x = unsafe load(row + i)
      unsafe store(blend(even: evenBytes(s), odd: oddBytes(s), x), to: row + i)
      i &+= pixelsPerVector
    }
    while i < count {
      unsafe row[i] = blend(source[i], row[i])
      i &+= 1
    }
  }

  /// Draws each pixel of `source`, times its coverage, over the row.
  package static func overRowMask(
    _ row: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>,
    _ coverage: UnsafePointer<UInt8>, _ count: Int
  ) {
    var i = 0
    while i &+ pixelsPerVector <= count {
      let m = unsafe loadCoverage(coverage + i)
      let s = unsafe load(source + i)
      let x = unsafe load(row + i)
      let even = times(evenBytes(s), m)
      let odd = times(oddBytes(s), m)
      unsafe store(blend(even: even, odd: odd, x), to: row + i)
      i &+= pixelsPerVector
    }
    while i < count {
      unsafe row[i] = blend(times(source[i], UInt32(coverage[i])), row[i])
      i &+= 1
    }
  }

  /// Draws each pixel of `source`, times `alpha`, over the row.
  package static func overRowConstant(
    _ row: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, _ count: Int,
    _ alpha: UInt8
  ) {
    let m = Lanes(repeating: UInt16(alpha))
    var i = 0
    while i &+ pixelsPerVector <= count {
      let s = unsafe load(source + i)
      let x = unsafe load(row + i)
      let even = times(evenBytes(s), m)
      let odd = times(oddBytes(s), m)
      unsafe store(blend(even: even, odd: odd, x), to: row + i)
      i &+= pixelsPerVector
    }
    while i < count {
      unsafe row[i] = blend(times(source[i], UInt32(alpha)), row[i])
      i &+= 1
    }
  }

  /// Multiplies the row by `alpha`.
  package static func scale(
    _ row: UnsafeMutablePointer<UInt32>, _ count: Int, _ alpha: UInt8
  ) {
    let m = Lanes(repeating: UInt16(alpha))
    var i = 0
    while i &+ pixelsPerVector <= count {
      let x = unsafe load(row + i)
      unsafe store(
        times(evenBytes(x), m) | (times(oddBytes(x), m) &<< 8), to: row + i)
      i &+= pixelsPerVector
    }
    while i < count {
      unsafe row[i] = times(row[i], UInt32(alpha))
      i &+= 1
    }
  }

  /// Multiplies the row by the alpha of each pixel of `mask`.
  package static func scaleByAlpha(
    _ row: UnsafeMutablePointer<UInt32>, _ mask: UnsafePointer<UInt32>, _ count: Int
  ) {
    for i in 0..<count {
      unsafe row[i] = times(row[i], mask[i] &>> 24)
    }
  }
}
