/// A byte for each sample of 16 bits.
struct SampleCurve {
  /// 65,536 of them.
  let bytes: [UInt8]

  /// - Parameter byte: what becomes of a sample from 0 to 1.
  init(_ byte: (Double) -> UInt8) { bytes = (0...65_535).map { byte(Double($0) / 65_535) } }
}
