package import DarkroomRaster

/// What a PNG file showed.
package struct DecodedImage: Equatable, Sendable {
  package var pixmap: Pixmap
  package var metadata: PNGMetadata

  /// Pixels per point by the file's resolution; 1 when it has none, or none that is a scale.
  package var scale: Double { metadata.scale }
}
