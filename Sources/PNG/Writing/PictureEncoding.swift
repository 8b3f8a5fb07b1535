import DarkroomRaster

/// The header of a file and the coding of its rows, chosen for each picture.
struct PictureEncoding {
  let header: PNGHeader
  let palette: [UInt32]
  let coding: PNGCoding

  /// Creates the encoding for a picture with at most 256 colors.
  init(_ palette: IndexedPalette, width: Int, height: Int, options: PNGEncodingOptions) {
    self.init(
      palette: palette.colors, bitDepth: palette.bitDepth, width: width, height: height,
      options: options)
  }

  /// Creates the encoding for a picture with a palette.
  ///
  /// - Parameter palette: the straight pixels.
  init(palette: [UInt32], bitDepth: Int, width: Int, height: Int, options: PNGEncodingOptions) {
    header = PNGHeader(width: width, height: height, bitDepth: bitDepth, colorType: .palette)
    self.palette = palette
    coding = PNGCoding(indexed: options)
  }

  /// Creates the encoding for a picture with more than 256 colors.
  init(
    _ rows: TrueColorRows, width: Int, height: Int, options: PNGEncodingOptions,
    isPhotographic: @autoclosure () -> Bool
  ) {
    self.init(
      rows, width: width, height: height,
      coding: PNGCoding(options, isPhotographic: isPhotographic()))
  }

  /// Creates the encoding for a picture without a palette.
  init(_ rows: TrueColorRows, width: Int, height: Int, coding: PNGCoding) {
    header = PNGHeader(
      width: width, height: height, bitDepth: 8, colorType: rows.isOpaque ? .rgb : .rgba)
    palette = []
    self.coding = coding
  }
}
