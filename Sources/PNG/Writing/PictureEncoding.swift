import DarkroomRaster

/// What a file begins with, and how its rows are coded: chosen here for every picture.
struct PictureEncoding {
  let header: PNGHeader
  let palette: [UInt32]
  let coding: PNGCoding

  /// Of a picture with at most 256 colors.
  init(_ palette: IndexedPalette, width: Int, height: Int, options: PNGEncodingOptions) {
    self.init(
      palette: palette.colors, bitDepth: palette.bitDepth, width: width, height: height,
      options: options)
  }

  /// - Parameter palette: straight pixels.
  init(palette: [UInt32], bitDepth: Int, width: Int, height: Int, options: PNGEncodingOptions) {
    header = PNGHeader(width: width, height: height, bitDepth: bitDepth, colorType: .palette)
    self.palette = palette
    coding = PNGCoding(indexed: options)
  }

  /// Of a picture with more colors.
  init(
    _ rows: TrueColorRows, width: Int, height: Int, options: PNGEncodingOptions,
    isPhotographic: @autoclosure () -> Bool
  ) {
    self.init(
      rows, width: width, height: height,
      coding: PNGCoding(options, isPhotographic: isPhotographic()))
  }

  /// Of a picture without a palette.
  init(_ rows: TrueColorRows, width: Int, height: Int, coding: PNGCoding) {
    header = PNGHeader(
      width: width, height: height, bitDepth: 8, colorType: rows.isOpaque ? .rgb : .rgba)
    palette = []
    self.coding = coding
  }
}
