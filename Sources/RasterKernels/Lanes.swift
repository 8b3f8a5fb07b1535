// One vector register of this target's instruction set: 128 bits.

/// Every second byte of four pixels, in 16-bit lanes.
typealias Lanes = SIMD8<UInt16>
/// `Lanes` widened for a product's high half.
typealias WideLanes = SIMD8<UInt32>
/// The pixels of one register.
typealias PixelLanes = SIMD4<UInt32>
/// One coverage for each pixel of a register.
typealias CoverageLanes = SIMD4<UInt8>
