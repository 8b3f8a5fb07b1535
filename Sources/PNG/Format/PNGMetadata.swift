/// What a PNG file holds beside its pixels.
package struct PNGMetadata: Hashable, Sendable {
  /// Pixels per point, stored as UIKit does: a resolution of 72 dpi × scale, nothing for 1.
  package var scale: Double
  /// In file order.
  package var texts: [PNGText]
  /// Tells without decoding which pixels the file shows.
  package var stamp: PNGStamp?

  package init(scale: Double = 1, texts: [PNGText] = [], stamp: PNGStamp? = nil) {
    self.scale = scale
    self.texts = texts
    self.stamp = stamp
  }

  /// The first text with that keyword.
  package subscript(keyword: String) -> String? {
    texts.first { $0.keyword == keyword }?.text
  }
}
