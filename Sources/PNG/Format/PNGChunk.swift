/// The position of a chunk in a file; a chunk has a length, a type, data and a checksum.
struct PNGChunk: Hashable {
  /// The bytes of a chunk besides its data.
  static let overhead = 12

  let type: String
  /// The offset of the length field.
  let start: Int
  let data: Range<Int>

  var end: Int { data.upperBound + 4 }
  /// The range that the checksum covers: type and data.
  var checked: Range<Int> { start + 4..<data.upperBound }
  /// Whether a decoder that does not know the type must reject the file.
  ///
  /// The first letter of a critical type is uppercase.
  var isCritical: Bool { type.utf8.first.map { $0 & 32 == 0 } ?? true }

  func hasValidChecksum(in file: [UInt8]) -> Bool {
    LibPNG.checksum(file[checked]) == file.bigEndian32(at: data.upperBound)
  }

  /// Returns the bytes of a chunk with the given type and data.
  static func bytes(type: String, _ data: [UInt8]) -> [UInt8] {
    let checked = Array(type.utf8) + data
    return bigEndian(UInt32(data.count)) + checked + bigEndian(LibPNG.checksum(checked[...]))
  }

  static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
