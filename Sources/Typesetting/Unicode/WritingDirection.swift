/// The writing direction of a text; the raw values are NSWritingDirection's.
package enum WritingDirection: Int, Hashable, Sendable {
  /// The direction of the first strong character of the paragraph (UAX #9, rules P2 and P3).
  case natural = -1
  case leftToRight, rightToLeft
}
