// One vector register of this target's instruction set: 128 bits.

/// Every second byte of four pixels, in 16-bit lanes.
typealias Lanes = SIMD8<UInt16>
/// The pixels of one register.
typealias PixelLanes = SIMD4<UInt32>

/// For t = x · a + 128 with bytes x and a: x · a ÷ 255 rounded to nearest, as (t · 257) >> 16.
@inline(__always)
func divided255(_ t: Lanes) -> Lanes {
  Lanes(truncatingIfNeeded: (SIMD8<UInt32>(truncatingIfNeeded: t) &* 257) &>> 16)
}

/// One coverage for each pixel of a register, in both its lanes.
@inline(__always)
func loadCoverage(_ p: UnsafePointer<UInt8>) -> Lanes {
  let bytes = unsafe UnsafeRawPointer(p).loadUnaligned(as: SIMD4<UInt8>.self)
  return spread(PixelLanes(truncatingIfNeeded: bytes))
}

/// The pixels at four indices.
@inline(__always)
func gather(_ p: UnsafePointer<UInt32>, _ indices: UnsafePointer<Int32>) -> Lanes {
  let pixels = unsafe PixelLanes(
    p[Int(indices[0])], p[Int(indices[1])], p[Int(indices[2])], p[Int(indices[3])])
  return unsafe unsafeBitCast(pixels, to: Lanes.self)
}
