import DarkroomRaster

/// The layout of a file of the kind that our encoder makes for screens: 8 bits per channel or a palette, not
/// interlaced, with the chunks in their usual order.
///
/// Rows of a palette must be unfiltered, which can be checked only while reading.
struct PlainLayout {
  let header: PNGHeader
  /// The premultiplied colors of the palette; empty if the file has none.
  let palette: [UInt32]
  /// The start and end of the data of each IDAT chunk.
  let ranges: [Int]

  /// Returns nil for every other file and in any doubt, so that libpng decodes it.
  init?(_ chunks: PNGChunks, in file: [UInt8], header: PNGHeader) {
    let isPalette = header.colorType == .palette
    guard !header.isInterlaced, isPalette || header.bitDepth == 8,
      [.palette, .rgb, .rgba].contains(header.colorType)
    else { return nil }
    let needed = chunks.all.filter { $0.isCritical || $0.type == "tRNS" }
    let order = needed.map(\.type).reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
    let hasTransparency = chunks.first("tRNS") != nil
    let expected =
      ["IHDR"] + (isPalette ? ["PLTE"] : []) + (hasTransparency ? ["tRNS"] : []) + ["IDAT", "IEND"]
    let pieces = chunks.all.drop { $0.type != "IDAT" }.prefix { $0.type == "IDAT" }
    guard order == expected, isPalette || !hasTransparency,
      needed.count == expected.count + pieces.count - 1,
      let palette = isPalette ? Self.palette(chunks, in: file) : [],
      palette.count <= 1 << header.bitDepth || !isPalette
    else { return nil }
    self.header = header
    self.palette = palette
    ranges = pieces.flatMap { [$0.data.lowerBound, $0.data.upperBound] }
  }

  private static func palette(_ chunks: PNGChunks, in file: [UInt8]) -> [UInt32]? {
    guard let colors = chunks.first("PLTE")?.data, !colors.isEmpty, colors.count % 3 == 0,
      colors.count <= 768
    else { return nil }
    let alphas = chunks.first("tRNS").map { Array(file[$0.data]) } ?? []
    let count = colors.count / 3
    guard alphas.count <= count else { return nil }
    return (0..<count).map { index in
      let start = colors.lowerBound + 3 * index
      let color = UInt32(file[start]) | UInt32(file[start + 1]) << 8 | UInt32(file[start + 2]) << 16
      let alpha = index < alphas.count ? UInt32(alphas[index]) : 255
      return StraightAlpha.premultiplied(straight: color | alpha << 24)
    }
  }

  /// The bytes per pixel; nil if the pixels are palette indices.
  var bytesPerPixel: Int? {
    switch header.colorType {
    case .rgb: 3
    case .rgba: 4
    default: nil
    }
  }

  /// The bytes of a row, including its filter byte.
  var storedRowBytes: Int { header.rowBytes + 1 }
}
