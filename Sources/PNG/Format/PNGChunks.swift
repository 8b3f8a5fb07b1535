/// The chunks of a PNG file, in order.
///
/// The chunks are complete and end with IEND; their content isn't checked.
struct PNGChunks {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  static let firstChunkOffset = 8

  let all: [PNGChunk]

  init(_ file: [UInt8]) throws(PNGError) {
    guard file.starts(with: Self.signature) else { throw ForeignContent.error(for: file) }
    var chunks: [PNGChunk] = []
    var offset = Self.firstChunkOffset
    repeat {
      let chunk = try Self.chunk(at: offset, in: file)
      if chunks.isEmpty { try Self.checkFirst(chunk) }
      chunks.append(chunk)
      offset = chunk.end
    } while chunks.last?.type != "IEND"
    all = chunks
  }

  /// The offset after IEND.
  var end: Int { all.last?.end ?? Self.firstChunkOffset }

  func first(_ type: String) -> PNGChunk? { all.first { $0.type == type } }

  private static func chunk(at offset: Int, in file: [UInt8]) throws(PNGError) -> PNGChunk {
    guard offset + 8 <= file.count else { throw .truncated(chunk: nil, offset: file.count) }
    let type = file[offset + 4..<offset + 8]
    guard type.allSatisfy({ (65...90).contains($0 & ~32) }) else {
      throw .malformed(reason: "there is no chunk at byte \(offset)")
    }
    let name = String(decoding: type, as: UTF8.self)
    let length = Int(file.bigEndian32(at: offset))
    guard length <= 0x7FFF_FFFF else {
      throw .malformed(reason: "chunk \(name) at byte \(offset) has an impossible length")
    }
    let data = offset + 8..<offset + 8 + length
    guard data.upperBound + 4 <= file.count else { throw .truncated(chunk: name, offset: offset) }
    return PNGChunk(type: name, start: offset, data: data)
  }

  private static func checkFirst(_ chunk: PNGChunk) throws(PNGError) {
    if chunk.type == "CgBI" { throw .appleOptimized }
    guard chunk.type == "IHDR", chunk.data.count == 13 else {
      throw .malformed(reason: "it does not begin with a whole IHDR chunk")
    }
  }
}

extension [UInt8] {
  func bigEndian32(at offset: Int) -> UInt32 {
    self[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }
}
