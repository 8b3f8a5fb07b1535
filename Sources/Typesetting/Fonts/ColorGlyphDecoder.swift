package import DarkroomRaster

/// Reads the PNG pictures that emoji fonts hold.
///
/// The layer above has a codec; this one has not.
package protocol ColorGlyphDecoder: Sendable {
  /// Nil when the bytes are no PNG.
  func bitmap(fromPNG bytes: [UInt8]) -> Bitmap?
}
