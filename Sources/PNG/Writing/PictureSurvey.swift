import DarkroomRaster

/// The facts that decide how a picture is encoded, found in one pass over its rows.
struct PictureSurvey {
  let digest: PixelDigest
  /// The colors; nil if there are more than 256.
  let colors: ColorTable?
  let isOpaque: Bool
  /// Whether the picture is photographic; false if `options` do not need to know.
  let isPhotographic: Bool

  /// Returns nil if the rows end early.
  init?(_ picture: any PictureRows, for options: PNGEncodingOptions) {
    var bands: [ContentHash] = []
    var colors: ColorTable? = ColorTable()
    var isOpaque = true
    var sample =
      options.isQuick
      ? NeighborSample(width: picture.width, height: picture.height) : nil
    var row = 0
    let reader = picture.reader()
    while let pixels = reader.next() {
      bands.append(ContentHash(pixels: pixels))
      if colors?.numberPixels(pixels) == nil { colors = nil }
      isOpaque = isOpaque && pixels.reduce(UInt32.max, &) >> 24 == 255
      sample?.add(pixels, firstRow: row)
      row += pixels.count / max(1, picture.width)
    }
    guard row == picture.height else { return nil }
    digest = PixelDigest(width: picture.width, height: picture.height, bands: bands)
    self.colors = colors
    self.isOpaque = isOpaque
    isPhotographic = sample?.isPhotographic ?? false
  }
}
