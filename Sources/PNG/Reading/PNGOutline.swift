/// The content of a file that can be read without inflating its pixel data.
///
/// The chunks are complete and have the right checksums.
package struct PNGOutline: Sendable {
  package let width: Int
  package let height: Int
  private let file: [UInt8]
  private let chunks: PNGChunks
  private let limits: PNGLimits

  /// - Throws: the errors that `PNGDecoder.decode` throws before it reads pixels.
  package init(_ file: [UInt8], limits: PNGLimits = .standard) throws(PNGError) {
    chunks = try PNGChunks(file)
    let header = try PNGDecoder.checkedHeader(of: chunks, in: file, limits: limits)
    width = header.width
    height = header.height
    self.file = file
    self.limits = limits
  }

  package var metadata: PNGMetadata { PNGMetadata(chunks, in: file, limits: limits) }

  /// Returns whether two files show the same picture, by their bytes or by stamps that are both valid.
  package func isEqual(to other: PNGOutline) -> Bool {
    if file == other.file { return true }
    guard case .valid(let stamp) = PNGStamp.read(from: file),
      case .valid(let others) = PNGStamp.read(from: other.file)
    else { return false }
    return stamp.pixels == others.pixels
  }
}
