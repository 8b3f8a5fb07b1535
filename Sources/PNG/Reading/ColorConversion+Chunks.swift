import DarkroomRaster

extension ColorConversion {
  /// Reads the color space of a file: cICP takes precedence over iCCP, sRGB and gAMA.
  ///
  /// Returns nil if the samples can be treated as sRGB, which includes profiles that don't consist of curves and a
  /// matrix, and a gAMA near 1/2.2.
  ///
  /// - SeeAlso: W3C, Portable Network Graphics (Third Edition), 4.3, for the precedence. We differ: cHRM is ignored.
  init?(_ chunks: PNGChunks, in file: [UInt8], header: PNGHeader) {
    if let chunk = chunks.first("cICP"), chunk.data.count == 4 {
      let code = Array(file[chunk.data])
      // PNG requires RGB (matrix 0) in full range.
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

  /// Returns the inflated profile, without the name before it.
  private static func profile(_ data: ArraySlice<UInt8>) -> [UInt8]? {
    guard let end = data.prefix(80).firstIndex(of: 0), end + 1 < data.endIndex, data[end + 1] == 0
    else { return nil }
    return LibPNG.inflate(data[(end + 2)...], limit: 4 << 20).bytes
  }
}
