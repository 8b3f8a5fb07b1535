package import DarkroomRaster

/// What a JPEG file showed.
package struct DecodedJPEG: Equatable, Sendable {
  /// The stored pixels, not turned.
  package var pixmap: Pixmap
  /// How they are to be turned, as EXIF numbers it: 1 to 8, 1 for upright.
  package var orientation: Int
}
