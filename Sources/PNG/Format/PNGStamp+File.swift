import DarkroomRaster

extension PNGStamp {
  /// Reads the stamp of a file and checks that the file did not change since, without inflating anything.
  package static func read(from file: [UInt8]) -> Reading {
    guard let chunks = try? PNGChunks(file) else { return .absent }
    let stamps = chunks.all.filter { $0.type == chunkType }
    guard let chunk = stamps.first else { return .absent }
    guard stamps.count == 1, chunk.data.count >= fileHashOffset + 16,
      chunks.end == file.count, chunk.hasValidChecksum(in: file),
      let stamp = PNGStamp(payload: file[chunk.data])
    else { return .stale }
    var stored = LittleEndianReader(file[chunk.data].dropFirst(fileHashOffset))
    return stored.nextHash() == fileHash(file, without: chunk) ? .valid(stamp) : .stale
  }

  /// Returns the hash of all bytes except the chunk's length, type and checksum, and this hash's place in it.
  private static func fileHash(_ file: [UInt8], without chunk: PNGChunk) -> ContentHash {
    var hasher = ContentHasher()
    hasher.update(file[..<chunk.start])
    hasher.update(file[chunk.data].prefix(fileHashOffset))
    hasher.update(file[chunk.data].dropFirst(fileHashOffset + 16))
    hasher.update(file[chunk.end...])
    return hasher.finalize()
  }

  /// Returns the file with the stamp inserted after IHDR.
  ///
  /// The file must be a complete PNG without a stamp.
  func stamped(_ file: [UInt8]) -> [UInt8] {
    let place = PNGChunks.firstChunkOffset + PNGChunk.overhead + 13
    var payload = payload
    var hasher = ContentHasher()
    hasher.update(file[..<place])
    hasher.update(payload.prefix(Self.fileHashOffset))
    hasher.update(payload.dropFirst(Self.fileHashOffset + 16))
    hasher.update(file[place...])
    let hash = hasher.finalize()
    var field: [UInt8] = []
    field.append(littleEndian: hash.low)
    field.append(littleEndian: hash.high)
    payload.replaceSubrange(Self.fileHashOffset..<Self.fileHashOffset + 16, with: field)
    return file[..<place] + PNGChunk.bytes(type: Self.chunkType, payload) + file[place...]
  }
}
