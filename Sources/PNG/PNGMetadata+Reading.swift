extension PNGMetadata {
  /// What a file holds beside its pixels, without decoding these.
  package static func read(from file: [UInt8], limits: PNGLimits = .standard) throws(PNGError)
    -> PNGMetadata
  {
    PNGMetadata(try PNGChunks(file), in: file, limits: limits)
  }
}
