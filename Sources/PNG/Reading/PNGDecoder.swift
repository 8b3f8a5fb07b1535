import DarkroomRaster

/// Reads PNG files of any color type, bit depth and interlacing.
///
/// Colors are converted to sRGB if the file declares another space: by a cICP chunk, by a profile of curves and a
/// matrix (Display P3), or by a gAMA chunk without other color chunks that differs from sRGB's by more than a twentieth
/// (linear light, old Macs). Other profiles and cHRM chunks are ignored.
package enum PNGDecoder {
  package static func decode(
    _ file: [UInt8], limits: PNGLimits = .standard
  ) throws(PNGError) -> DecodedImage {
    let chunks = try PNGChunks(file)
    let header = try checkedHeader(of: chunks, in: file, limits: limits)
    let pixels = try pixels(file, chunks: chunks, header: header)
    return DecodedImage(
      pixmap: Pixmap(width: header.width, height: header.height, pixels: pixels),
      metadata: PNGMetadata(chunks, in: file, limits: limits))
  }

  /// Returns the header of a file whose chunks are complete.
  static func checkedHeader(
    of chunks: PNGChunks, in file: [UInt8], limits: PNGLimits
  ) throws(PNGError) -> PNGHeader {
    let header = try header(of: chunks, in: file, limits: limits)
    try verifyChecksums(of: chunks, in: file)
    return header
  }

  private static func header(
    of chunks: PNGChunks, in file: [UInt8], limits: PNGLimits
  ) throws(PNGError) -> PNGHeader {
    let header = try PNGHeader(Array(file[chunks.all[0].data]))
    try limits.check(width: header.width, height: header.height)
    for chunk in chunks.all where chunk.isCritical {
      guard ["IHDR", "PLTE", "IDAT", "IEND"].contains(chunk.type) else {
        throw .unknownCriticalChunk(chunk.type)
      }
    }
    // Deflate compresses to 1/1032 at best, so a short file that claims a large size must not make us allocate memory.
    let compressed = chunks.all.filter { $0.type == "IDAT" }.reduce(0) { $0 + $1.data.count }
    guard compressed > 0 else { throw .malformed(reason: "it has no pixel data") }
    guard header.rowBytes <= compressed * 1_032 / header.height else {
      throw .malformed(
        reason:
          "\(compressed) bytes of data are too few for \(header.width)×\(header.height) pixels")
    }
    return header
  }

  private static func verifyChecksums(of chunks: PNGChunks, in file: [UInt8]) throws(PNGError) {
    for chunk in chunks.all where !chunk.hasValidChecksum(in: file) {
      throw .checksumMismatch(chunk: chunk.type, offset: chunk.start)
    }
  }

  /// Returns the premultiplied pixels.
  private static func pixels(
    _ file: [UInt8], chunks: PNGChunks, header: PNGHeader
  ) throws(PNGError) -> [UInt32] {
    let conversion = ColorConversion(chunks, in: file, header: header)
    if conversion == nil, let layout = PlainLayout(chunks, in: file, header: header),
      let pixels = PlainRowReader.pixels(of: file, layout)
    {
      return pixels
    }
    return try libpngPixels(file, header: header, conversion: conversion)
  }

  /// Returns the premultiplied pixels, decoded by libpng for every kind of file.
  ///
  /// Samples of 16 bits are converted before they are rounded, because 8 bits of linear light would lose the shadows.
  static func libpngPixels(
    _ file: [UInt8], header: PNGHeader, conversion: ColorConversion?
  ) throws(PNGError) -> [UInt32] {
    let (width, height) = (header.width, header.height)
    let isDeep = header.bitDepth == 16
    var pixels = try LibPNG.pixels(
      file, width: width, height: height,
      deep: isDeep ? conversion.map { ConvertedSamples($0, bits: 16) } : nil)
    if let conversion, !isDeep { conversion.convert(&pixels) }
    StraightAlpha.premultiply(&pixels)
    return pixels
  }
}
