import DarkroomRaster

/// Reads integers from the front of a byte sequence.
///
/// Bytes beyond the end read as zero.
struct LittleEndianReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
  }

  mutating func skip(_ count: Int) {
    rest = rest.dropFirst(count)
  }

  mutating func next<I: FixedWidthInteger>(_: I.Type) -> I {
    let count = MemoryLayout<I>.size
    let value = rest.prefix(count).reversed().reduce(I.zero) { $0 << 8 | I(truncatingIfNeeded: $1) }
    skip(count)
    return value
  }

  mutating func nextHash() -> ContentHash {
    let low = next(UInt64.self)
    return ContentHash(high: next(UInt64.self), low: low)
  }
}

extension [UInt8] {
  mutating func append<I: FixedWidthInteger>(littleEndian value: I) {
    for shift in stride(from: 0, to: I.bitWidth, by: 8) {
      append(UInt8(truncatingIfNeeded: value >> shift))
    }
  }
}
