/// zlib streams that no compressor would make: stored ones, and bombs.
enum DeflateStream {
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: max(1, bytes.count), by: 65_535) {
      let block = bytes[start..<min(start + 65_535, bytes.count)]
      let length = UInt16(block.count)
      stream.append(start + 65_535 >= bytes.count ? 1 : 0)
      for half in [length, ~length] {
        stream += [UInt8(truncatingIfNeeded: half), UInt8(half >> 8)]
      }
      stream += block
    }
    return stream + checksum(bytes.reduce(into: (1, 0)) { add($1, to: &$0) })
  }

  /// One byte, repeated 1 + 258 · `runs` times in 13 bits for a run: fixed Huffman codes (RFC 1951, section 3.2.6).
  static func bomb(_ byte: UInt8, runs: Int) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var bits: UInt32 = 0
    var count: UInt32 = 0
    func append(_ value: UInt32, _ length: UInt32) {
      bits |= value << count
      count += length
      while count >= 8 {
        stream.append(UInt8(truncatingIfNeeded: bits))
        bits >>= 8
        count -= 8
      }
    }
    /// Codes begin with their highest bit.
    func code(_ value: UInt32, _ length: UInt32) {
      for bit in (0..<length).reversed() { append(value >> bit & 1, 1) }
    }
    append(0b011, 3)
    if byte < 144 { code(0x30 + UInt32(byte), 8) } else { code(0x190 + UInt32(byte) - 144, 9) }
    for _ in 0..<runs {
      code(0xC5, 8)  // 258 bytes
      code(0, 5)  // from the one before
    }
    code(0, 7)
    append(0, 7)
    var sums = (1, 0)
    for _ in 0..<1 + 258 * runs { add(byte, to: &sums) }
    return stream + checksum(sums)
  }

  /// Adler-32 (RFC 1950).
  private static func add(_ byte: UInt8, to sums: inout (Int, Int)) {
    sums.0 = (sums.0 + Int(byte)) % 65_521
    sums.1 = (sums.1 + sums.0) % 65_521
  }

  private static func checksum(_ sums: (Int, Int)) -> [UInt8] {
    PNGPieces.bigEndian(UInt32(sums.1 << 16 | sums.0))
  }
}
