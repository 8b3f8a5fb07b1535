import DarkroomRaster

extension ColorConversion {
  /// What a file says of its colors: cICP before iCCP, sRGB and gAMA.
  ///
  /// Nil if the samples can be taken for sRGB. That holds for profiles that are not made of curves and a matrix,
  /// and for a gAMA near 1/2.2.
  ///
  /// - SeeAlso: W3C, Portable Network Graphics (Third Edition), 4.3, for the ranks. We differ: cHRM is left out of
  ///   account.
  init?(_ chunks: PNGChunks, in file: [UInt8], header: PNGHeader) {
    if let chunk = chunks.first("cICP"), chunk.data.count == 4 {
      let code = Array(file[chunk.data])
      // RGB in full range; anything else is no PNG's.
      if code[2] == 0, code[3] == 1 {
        self.init(primaries: code[0], transfer: code[1])
        return
      }
    }
    if let chunk = chunks.first("iCCP") {
      guard let profile = Self.profile(file[chunk.data]) else { return nil }
      let isGray = header.colorType == .gray || header.colorType == .grayAlpha
      self.init(iccProfile: profile, isGray: isGray)
      return
    }
    guard let chunk = chunks.first("gAMA"), chunk.data.count == 4, chunks.first("sRGB") == nil
    else { return nil }
    let gamma = Double(file.bigEndian32(at: chunk.data.lowerBound)) / 100_000
    guard (0.1...10).contains(gamma), abs(gamma * 2.2 - 1) > 0.05 else { return nil }
    self.init(exponent: 1 / gamma)
  }

  /// Inflated, without the name before it.
  private static func profile(_ data: ArraySlice<UInt8>) -> [UInt8]? {
    guard let end = data.prefix(80).firstIndex(of: 0), end + 1 < data.endIndex, data[end + 1] == 0
    else { return nil }
    return LibPNG.inflate(data[(end + 2)...], limit: 4 << 20).bytes
  }
}
