/// Decompresses LZW data as in TIFF and PDF files: codes of 9 to 12 bits, with the highest bit first.
///
/// - SeeAlso: ISO 32000-1:2008, 7.4.4. As there.
enum LZW {
  /// Returns the decompressed bytes; damage ends the result early.
  static func bytes(_ packed: [UInt8], isEarly: Bool, limit: Int) -> [UInt8] {
    var result: [UInt8] = []
    var table = LZWTable(codeBits: 8)
    var (bits, bitCount, width) = (0, 0, 9)
    var last: Int?
    for byte in packed {
      bits = (bits << 8 | Int(byte)) & 0xFF_FFFF
      bitCount += 8
      guard bitCount >= width else { continue }
      bitCount -= width
      let code = bits >> bitCount & (1 << width - 1)
      if code == 257 { return result }
      if code == 256 {
        table = LZWTable(codeBits: 8)
        (width, last) = (9, nil)
        continue
      }
      guard table.append(code, after: last, to: &result), result.count <= limit else {
        return result
      }
      last = code
      let next = table.count + (isEarly ? 1 : 0)
      width = next >= 2048 ? 12 : next >= 1024 ? 11 : next >= 512 ? 10 : 9
    }
    return result
  }
}

/// The strings that codes stand for: each one extends another string by a byte.
struct LZWTable {
  private var prefixes: [Int16]
  private var suffixes: [UInt8]

  /// Creates a table with a one-byte string for each value, and two special codes without a string.
  init(codeBits: Int) {
    let count = 1 << codeBits
    prefixes = Array(repeating: -1, count: count + 2)
    suffixes = (0..<count + 2).map { UInt8(truncatingIfNeeded: $0) }
    clear = count
  }

  private let clear: Int
  var count: Int { prefixes.count }

  /// Appends the string of a code; returns false if the code is invalid here.
  mutating func append(_ code: Int, after last: Int?, to result: inout [UInt8]) -> Bool {
    guard let last else {
      guard code < clear else { return false }
      result.append(suffixes[code])
      return true
    }
    guard code <= count, code != clear, code != clear + 1, code < count || count < 4096 else {
      return false
    }
    let start = result.count
    write(code < count ? code : last, to: &result)
    let first = result[start]
    if code == count { result.append(first) }
    if count < 4096 {
      prefixes.append(Int16(last))
      suffixes.append(first)
    }
    return true
  }

  private func write(_ code: Int, to result: inout [UInt8]) {
    let start = result.count
    var next = code
    while next >= 0 {
      result.append(suffixes[next])
      next = Int(prefixes[next])
    }
    result[start...].reverse()
  }
}
