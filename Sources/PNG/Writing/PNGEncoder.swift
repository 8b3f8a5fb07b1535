package import DarkroomRaster

/// Encodes pictures as PNG files.
///
/// The bytes depend only on pixels, metadata, options and the versions of libpng, zlib and libdeflate, or of ISA-L if
/// the options are quick. Pictures of at most 256 colors become palette files of 1, 2, 4 or 8 bits, opaque pictures
/// RGB, and all others RGBA. A very small picture has a palette only if that does not make the file larger.
package enum PNGEncoder {
  package static func encode(
    _ pixmap: Pixmap, metadata: PNGMetadata = PNGMetadata(),
    options: PNGEncodingOptions = .reference
  ) throws(PNGError) -> [UInt8] {
    try check(width: pixmap.width, height: pixmap.height)
    let file = try unstamped(pixmap, metadata: metadata, options: options)
    return metadata.stamp?.stamped(file) ?? file
  }

  /// The greatest number of pixels for which all encodings are tried: a palette may take more room than it saves, and
  /// few rows are not enough to choose.
  static let handful = 4_096

  static func unstamped(
    _ pixmap: Pixmap, metadata: PNGMetadata, options: PNGEncodingOptions
  ) throws(PNGError) -> [UInt8] {
    var file = try chosen(pixmap, metadata, options)
    guard pixmap.pixelCount <= handful, !options.isQuick else { return file }
    for filter in [PNGFilter.none, .paeth] {
      let other = try trueColor(pixmap, metadata, PNGCoding(options, filter: filter))
      if other.count < file.count { file = other }
    }
    return file
  }

  /// Encodes a picture in the way that is smallest for most pictures of its kind.
  private static func chosen(
    _ pixmap: Pixmap, _ metadata: PNGMetadata, _ options: PNGEncodingOptions
  ) throws(PNGError) -> [UInt8] {
    if options.indexed, let picture = IndexedPicture(pixmap) {
      return try indexed(picture, of: pixmap, metadata, options)
    }
    let coding = PNGCoding(options, isPhotographic: NeighborSample(pixmap).isPhotographic)
    return try trueColor(pixmap, metadata, coding)
  }

  private static func indexed(
    _ picture: IndexedPicture, of pixmap: Pixmap, _ metadata: PNGMetadata,
    _ options: PNGEncodingOptions
  ) throws(PNGError) -> [UInt8] {
    let encoding = PictureEncoding(
      picture.palette, width: pixmap.width, height: pixmap.height, options: options)
    return try write(encoding, metadata) { { picture.packed(rows: $0) } }
  }

  private static func trueColor(
    _ pixmap: Pixmap, _ metadata: PNGMetadata, _ coding: PNGCoding
  ) throws(PNGError) -> [UInt8] {
    let width = pixmap.width
    let rows = TrueColorRows(isOpaque: pixmap.isOpaque)
    let encoding = PictureEncoding(rows, width: width, height: pixmap.height, coding: coding)
    return try write(encoding, metadata) {
      { rows.packed(pixmap.pixels[$0.lowerBound * width..<$0.upperBound * width]) }
    }
  }

  static func check(width: Int, height: Int) throws(PNGError) {
    let sides = 1...0x7FFF_FFFF
    guard sides.contains(width), sides.contains(height) else {
      throw .noPixels(width: width, height: height)
    }
  }
}
