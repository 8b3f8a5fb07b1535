package import DarkroomRaster

/// The decoded pixels and metadata of a PNG file.
package struct DecodedImage: Equatable, Sendable {
  package var pixmap: Pixmap
  package var metadata: PNGMetadata

  /// The pixels per point, from the file's resolution; 1 if it has none or if it doesn't correspond to a scale.
  package var scale: Double { metadata.scale }
}
