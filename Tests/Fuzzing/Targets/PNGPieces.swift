/// A PNG file taken apart into chunks, whose checksums are made anew.
struct PNGPieces {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  var chunks: [(type: [UInt8], data: [UInt8])] = []

  init(_ chunks: [(type: String, data: [UInt8])]) {
    self.chunks = chunks.map { (Array($0.type.utf8), $0.data) }
  }

  /// What can be read as chunks; a last one that is cut off keeps what it has.
  init(file: [UInt8]) {
    var rest = file.dropFirst(Self.signature.count)
    while rest.count >= 8 {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      let type = Array(rest.dropFirst(4).prefix(4))
      rest = rest.dropFirst(8)
      chunks.append((type, Array(rest.prefix(length))))
      rest = rest.dropFirst(length).dropFirst(4)
    }
  }

  var file: [UInt8] {
    Self.signature
      + chunks.flatMap { chunk in
        let checked = chunk.type + chunk.data
        return Self.bigEndian(UInt32(chunk.data.count)) + checked
          + Self.bigEndian(Self.checksum(checked))
      }
  }

  static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// CRC-32 as PNG's specification has it (annex D).
  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ $0 >> 8 }
  }

  private static let table = (0..<256 as Range<UInt32>).map { byte in
    (0..<8).reduce(byte) { value, _ in value & 1 == 0 ? value >> 1 : 0xEDB8_8320 ^ value >> 1 }
  }
}
