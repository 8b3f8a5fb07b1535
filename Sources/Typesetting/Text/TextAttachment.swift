package import DarkroomRaster

/// A picture that stands in a line like a character (U+FFFC).
package final class TextAttachment: Sendable {
  /// Points; `y` is how far the lower edge lies above the baseline, negative below it.
  package let bounds: Rect
  /// Draws into the rectangle given, y down.
  package let draw: @Sendable (inout DisplayListRecorder, Rect) -> Void

  package init(
    bounds: Rect, draw: @escaping @Sendable (inout DisplayListRecorder, Rect) -> Void
  ) {
    self.bounds = bounds
    self.draw = draw
  }

  /// A bitmap scaled to `bounds`.
  package convenience init(bitmap: Bitmap, bounds: Rect) {
    self.init(bounds: bounds) { recorder, rect in recorder.draw(bitmap, in: rect) }
  }

  /// Points above the baseline.
  var ascent: Double { max(0, bounds.y + bounds.height) }
  /// Points below the baseline.
  var descent: Double { max(0, -bounds.y) }
}

extension TextAttachment: Equatable, Hashable {
  package static func == (a: TextAttachment, b: TextAttachment) -> Bool { a === b }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
