package import DarkroomRaster

extension PNGEncoder {
  /// Encodes and stamps a picture in two passes over its rows; the file is the same as for a picture in memory.
  ///
  /// The file is read back for verification unless the options are quick.
  ///
  /// - Parameter displayList: the hash of the picture's display list, for the stamp.
  package static func encode(
    rows picture: any PictureRows, scale: Double, texts: [PNGText], displayList: ContentHash?,
    options: PNGEncodingOptions
  ) throws(PNGError) -> [UInt8] {
    try check(width: picture.width, height: picture.height)
    guard let survey = PictureSurvey(RowsAhead(picture), for: options) else {
      throw .codec(message: "the picture's rows cannot be read")
    }
    let stamp = PNGStamp(pixels: survey.digest, scale: scale, displayList: displayList)
    let metadata = PNGMetadata(scale: scale, texts: texts, stamp: stamp)
    let file =
      if picture.pixelCount <= handful, let pixmap = whole(picture) {
        try unstamped(pixmap, metadata: metadata, options: options)
      } else {
        try unstamped(picture, survey, metadata, options)
      }
    let stamped = stamp.stamped(file)
    if !options.isQuick { try verify(stamped, shows: survey.digest) }
    return stamped
  }

  private static func whole(_ picture: any PictureRows) -> Pixmap? {
    let pixels = Array(picture.reader().joined())
    guard pixels.count == picture.pixelCount else { return nil }
    return Pixmap(width: picture.width, height: picture.height, pixels: pixels)
  }

  private static func unstamped(
    _ picture: any PictureRows, _ survey: PictureSurvey, _ metadata: PNGMetadata,
    _ options: PNGEncodingOptions
  ) throws(PNGError) -> [UInt8] {
    let (width, height) = (picture.width, picture.height)
    if options.indexed, let colors = survey.colors {
      let palette = IndexedPalette(colors)
      let encoding = PictureEncoding(palette, width: width, height: height, options: options)
      return try write(encoding, metadata) {
        var (reader, table) = (picture.reader(), colors)
        return { _ in
          reader.next().flatMap { table.numberPixels($0) }
            .map { palette.packed($0[...], width: width) }
        }
      }
    }
    let rows = TrueColorRows(isOpaque: survey.isOpaque)
    let encoding = PictureEncoding(
      rows, width: width, height: height, options: options, isPhotographic: survey.isPhotographic)
    return try write(encoding, metadata) {
      let reader = picture.reader()
      return { _ in reader.next().map(rows.packed) }
    }
  }

  /// Encodes a quick file of eight bits per pixel, each an index into `palette`.
  ///
  /// - `palette`: the straight pixels, at most 256.
  /// - `next`: returns the pixels of the next 64 rows, or of the rest; nil if they cannot be read.
  package static func encode(
    width: Int, height: Int, palette: [UInt32], next: () -> [UInt8]?
  ) throws(PNGError) -> [UInt8] {
    try check(width: width, height: height)
    let encoding = PictureEncoding(
      palette: palette, bitDepth: 8, width: width, height: height, options: .draft)
    return try write(encoding, PNGMetadata(), next: next)
  }
}
