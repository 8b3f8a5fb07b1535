/// The color or pattern that fills a shape.
package enum Paint: Sendable {
  case color(Color)
  case gradient(Gradient)
  /// Repeats `bitmap` in both directions; `transform` maps its pixels to the recorder's space.
  case pattern(Bitmap, transform: Transform)
}
