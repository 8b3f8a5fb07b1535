/// What a file says without its pixel data being unpacked.
///
/// Its chunks are whole and have the right checksums.
package struct PNGOutline: Sendable {
  package let width: Int
  package let height: Int
  private let file: [UInt8]
  private let chunks: PNGChunks
  private let limits: PNGLimits

  /// - Throws: as `PNGDecoder.decode` does before it reads pixels.
  package init(_ file: [UInt8], limits: PNGLimits = .standard) throws(PNGError) {
    chunks = try PNGChunks(file)
    let header = try PNGDecoder.checkedHeader(of: chunks, in: file, limits: limits)
    width = header.width
    height = header.height
    self.file = file
    self.limits = limits
  }

  package var metadata: PNGMetadata { PNGMetadata(chunks, in: file, limits: limits) }

  /// Whether two files show the same, by their bytes, or by stamps that are both valid.
  package func isEqual(to other: PNGOutline) -> Bool {
    if file == other.file { return true }
    guard case .valid(let stamp) = PNGStamp.read(from: file),
      case .valid(let others) = PNGStamp.read(from: other.file)
    else { return false }
    return stamp.pixels == others.pixels
  }
}
