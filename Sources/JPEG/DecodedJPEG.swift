package import DarkroomRaster

/// The decoded pixels and orientation of a JPEG file.
package struct DecodedJPEG: Equatable, Sendable {
  /// The pixels as stored, before the orientation is applied.
  package var pixmap: Pixmap
  /// The EXIF orientation from 1 to 8; 1 is upright.
  package var orientation: Int
}
