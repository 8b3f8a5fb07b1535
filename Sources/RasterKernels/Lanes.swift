// One vector register of this target's instruction set: 128 bits.
//
// Conversions between vectors of different lanes are calls wherever the compiler thinks them too large; shifts,
// halves and whole numbers are not.

/// Every second byte of four pixels, in 16-bit lanes.
typealias Lanes = SIMD8<UInt16>
/// The pixels of one register.
typealias PixelLanes = SIMD4<UInt32>
/// The pixels of one register, two by two.
typealias PairLanes = SIMD2<UInt64>

/// Returns the coverage of each pixel of a register, in both its lanes.
@inline(__always)
func loadCoverage(_ p: UnsafePointer<UInt8>) -> Lanes {
  let bytes = unsafe UnsafeRawPointer(p).loadUnaligned(as: UInt32.self)
  let even = UInt64(bytes & 0x00ff_00ff)
  let odd = UInt64((bytes &>> 8) & 0x00ff_00ff)
  // Each word has two pixels; the product duplicates each.
  let low = (even & 0xff | (odd & 0xff) &<< 32) &* 0x1_0001
  let high = (even &>> 16 | (odd &>> 16) &<< 32) &* 0x1_0001
  return unsafe unsafeBitCast(SIMD2(low, high), to: Lanes.self)
}

/// Returns the pixels at every second one of four indices, each with its right neighbor.
@inline(__always)
func gatherPairs(_ p: UnsafePointer<UInt32>, _ indices: UnsafePointer<Int32>) -> PairLanes {
  unsafe PairLanes(loadPair(p + Int(indices[0])), loadPair(p + Int(indices[2])))
}
