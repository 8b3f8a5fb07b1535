import DarkroomRaster

extension PNGMetadata {
  /// Returns the content of a file besides its pixels, without decoding them.
  ///
  /// - Parameters:
  ///   - file: the bytes of the file.
  ///   - limits: the sizes above which the file is refused.
  ///   - unread: keywords whose texts are not needed; they are returned empty, because inflating them takes time.
  package static func read(
    from file: [UInt8], limits: PNGLimits = .standard, unread: Set<String> = []
  ) throws(PNGError) -> PNGMetadata {
    PNGMetadata(try PNGChunks(file), in: file, limits: limits, unread: unread)
  }

  /// Reads the chunks that are not required to decode the pixels.
  ///
  /// Damaged chunks are left out.
  init(
    _ chunks: PNGChunks, in file: [UInt8], limits: PNGLimits, unread: Set<String> = []
  ) {
    self.init(scale: Self.scale(chunks, in: file))
    var reader = PNGTextReader(room: limits.textBytes, unread: unread)
    texts = chunks.all.compactMap { reader.text(chunk: $0.type, file[$0.data]) }
    if case .valid(let stamp) = PNGStamp.read(from: file) { self.stamp = stamp }
  }

  private static func scale(_ chunks: PNGChunks, in file: [UInt8]) -> Double {
    guard let chunk = chunks.first("pHYs"), chunk.data.count == 9 else { return 1 }
    let data = Array(file[chunk.data])
    let isPerMeter = data[8] == 1
    let (x, y) = (data.bigEndian32(at: 0), data.bigEndian32(at: 4))
    return isPerMeter && x == y ? PNGResolution.scale(pixelsPerMeter: x) : 1
  }
}
