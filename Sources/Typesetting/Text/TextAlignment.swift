/// The alignment of lines between their margins; the raw values are NSTextAlignment's on iOS.
package enum TextAlignment: Int, Hashable, Sendable {
  case left, center, right, justified
  /// Left or right, by the paragraph's writing direction.
  case natural
}
