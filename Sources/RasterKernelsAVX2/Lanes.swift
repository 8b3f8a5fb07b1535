// One vector register of this target's instruction set: 256 bits.

/// Every second byte of eight pixels, in 16-bit lanes.
typealias Lanes = SIMD16<UInt16>
/// `Lanes` widened for a product's high half.
typealias WideLanes = SIMD16<UInt32>
/// The pixels of one register.
typealias PixelLanes = SIMD8<UInt32>
/// One coverage for each pixel of a register.
typealias CoverageLanes = SIMD8<UInt8>
