// One vector register of this target's instruction set: 256 bits.
//
// Conversions between vectors of different lanes would be emitted as functions of their own here, under names
// that other targets' copies share; shifts and halves are not.

/// Every second byte of eight pixels, in 16-bit lanes.
typealias Lanes = SIMD16<UInt16>
/// The pixels of one register.
typealias PixelLanes = SIMD8<UInt32>
/// The pixels of one register, two by two.
typealias PairLanes = SIMD4<UInt64>

/// One coverage for each pixel of a register, in both its lanes.
@inline(__always)
func loadCoverage(_ p: UnsafePointer<UInt8>) -> Lanes {
  let low = unsafe UnsafeRawPointer(p).loadUnaligned(as: UInt32.self)
  let high = unsafe UnsafeRawPointer(p + 4).loadUnaligned(as: UInt32.self)
  let bytes = PixelLanes(
    lowHalf: SIMD4(repeating: low), highHalf: SIMD4(repeating: high))
  return spread((bytes &>> PixelLanes(0, 8, 16, 24, 0, 8, 16, 24)) & 255)
}

/// The pixels at every second one of eight indices, each with its right neighbor.
@inline(__always)
func gatherPairs(_ p: UnsafePointer<UInt32>, _ indices: UnsafePointer<Int32>) -> PairLanes {
  unsafe PairLanes(
    loadPair(p + Int(indices[0])), loadPair(p + Int(indices[2])), loadPair(p + Int(indices[4])),
    loadPair(p + Int(indices[6])))
}
