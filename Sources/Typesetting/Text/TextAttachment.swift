package import DarkroomRaster

/// A picture in a line of text, in place of a character (U+FFFC).
package final class TextAttachment: Sendable {
  /// The bounds in points; `y` is the height of the lower edge above the baseline, negative below it.
  package let bounds: Rect
  /// Draws into the rectangle given, y down.
  package let draw: @Sendable (inout DisplayListRecorder, Rect) -> Void

  package init(
    bounds: Rect, draw: @escaping @Sendable (inout DisplayListRecorder, Rect) -> Void
  ) {
    self.bounds = bounds
    self.draw = draw
  }

  /// Creates an attachment that draws a bitmap scaled to `bounds`.
  package convenience init(bitmap: Bitmap, bounds: Rect) {
    self.init(bounds: bounds) { recorder, rect in recorder.draw(bitmap, in: rect) }
  }

  /// The height above the baseline, in points.
  var ascent: Double { max(0, bounds.y + bounds.height) }
  /// The depth below the baseline, in points.
  var descent: Double { max(0, -bounds.y) }
}

extension TextAttachment: Equatable, Hashable {
  package static func == (a: TextAttachment, b: TextAttachment) -> Bool { a === b }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
