/// Where a chunk lies in a file: length, type, data, checksum.
struct PNGChunk: Hashable {
  /// Bytes of a chunk beside its data.
  static let overhead = 12

  let type: String
  /// Offset of its length field.
  let start: Int
  let data: Range<Int>

  var end: Int { data.upperBound + 4 }
  /// What the checksum covers: type and data.
  var checked: Range<Int> { start + 4..<data.upperBound }
  /// A decoder that does not know the type must give up.
  ///
  /// Upper-case first letter.
  var isCritical: Bool { type.utf8.first.map { $0 & 32 == 0 } ?? true }

  func hasValidChecksum(in file: [UInt8]) -> Bool {
    LibPNG.checksum(file[checked]) == file.bigEndian32(at: data.upperBound)
  }

  /// A whole chunk.
  static func bytes(type: String, _ data: [UInt8]) -> [UInt8] {
    let checked = Array(type.utf8) + data
    return bigEndian(UInt32(data.count)) + checked + bigEndian(LibPNG.checksum(checked[...]))
  }

  static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
