package import DarkroomRaster

/// A decoder of the PNG pictures in emoji fonts.
///
/// The layer above implements it, because this layer has no image codec.
package protocol ColorGlyphDecoder: Sendable {
  /// Returns the bitmap, or nil if the bytes are not a PNG file.
  func bitmap(fromPNG bytes: [UInt8]) -> Bitmap?
}
