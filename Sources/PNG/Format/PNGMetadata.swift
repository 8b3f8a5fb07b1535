/// The content of a PNG file besides its pixels.
package struct PNGMetadata: Hashable, Sendable {
  /// The pixels per point, stored as UIKit does: as a resolution of 72 dpi × scale, or not at all if it is 1.
  package var scale: Double
  /// The texts in the order of the file.
  package var texts: [PNGText]
  /// The stamp, which identifies the pixels of the file without decoding them.
  package var stamp: PNGStamp?

  package init(scale: Double = 1, texts: [PNGText] = [], stamp: PNGStamp? = nil) {
    self.scale = scale
    self.texts = texts
    self.stamp = stamp
  }

  /// Returns the first text with the keyword.
  package subscript(keyword: String) -> String? {
    texts.first { $0.keyword == keyword }?.text
  }
}
