package import DarkroomRaster

extension PNGEncoder {
  /// The file that `encode` makes of a picture in memory, of one that is gone through twice instead.
  ///
  /// - Parameter displayList: of the picture, for its stamp.
  package static func encode(
    rows picture: any PictureRows, scale: Double, texts: [PNGText], displayList: ContentHash?,
    options: PNGEncodingOptions
  ) throws(PNGError) -> [UInt8] {
    try check(width: picture.width, height: picture.height)
    guard let survey = PictureSurvey(picture) else {
      throw .codec(message: "the picture's rows cannot be read")
    }
    let stamp = PNGStamp(pixels: survey.digest, scale: scale, displayList: displayList)
    let metadata = PNGMetadata(scale: scale, texts: texts, stamp: stamp)
    return stamp.stamped(try unstamped(picture, survey, metadata, options))
  }

  private static func unstamped(
    _ picture: any PictureRows, _ survey: PictureSurvey, _ metadata: PNGMetadata,
    _ options: PNGEncodingOptions
  ) throws(PNGError) -> [UInt8] {
    let size = (picture.width, picture.height)
    let reader = picture.reader()
    if options.indexed, var table = survey.colors {
      let palette = IndexedPalette(table)
      return try write(size, palette, metadata, PNGCoding(indexed: options)) { _ in
        reader.next().flatMap { table.numberPixels($0) }
          .map { palette.packed($0[...], width: size.0) }
      }
    }
    let rows = TrueColorRows(isOpaque: survey.isOpaque)
    let coding = PNGCoding(isPhotographic: survey.isPhotographic, options: options)
    return try write(size, rows, metadata, coding) { _ in reader.next().map(rows.packed) }
  }

  /// A file of eight bits a pixel, each the place of a colour in `palette`.
  ///
  /// - `palette`: straight pixels, at most 256.
  /// - `next`: the pixels of the next 64 rows or what is left; nil where they cannot be read.
  package static func encode(
    width: Int, height: Int, palette: [UInt32], options: PNGEncodingOptions,
    next: () -> [UInt8]?
  ) throws(PNGError) -> [UInt8] {
    try check(width: width, height: height)
    let header = PNGHeader(width: width, height: height, bitDepth: 8, colorType: .palette)
    return try write(
      header, palette: palette, PNGMetadata(), PNGCoding(indexed: options)
    ) { _ in next() }
  }
}
