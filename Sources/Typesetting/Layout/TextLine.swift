package import DarkroomRaster

/// One line of a layout; lengths are points from the layout's top-left corner, y down.
package struct TextLine: Sendable {
  /// UTF-16 offsets of all characters that belong to the line, hidden ones and its terminator included.
  package internal(set) var range: Range<Int>
  /// The runs from left to right.
  package internal(set) var runs: [PlacedRun]
  /// The baseline at the left end of the visible text.
  package internal(set) var origin: Point
  package internal(set) var ascent: Double
  package internal(set) var descent: Double
  package internal(set) var top: Double
  /// The distance from this line's top to the next one's, without the spacing between lines.
  package internal(set) var height: Double
  /// The width of the visible text; spaces at the end of a wrapped line hang over and do not count.
  package internal(set) var width: Double
  /// The width of the spaces that hang over.
  package internal(set) var trailingWidth: Double
  /// The alignment of its paragraph: left, right or center.
  var side = TextAlignment.left
  /// The room beside excluded areas that it got, with the padding; nil if no area is beside it.
  package internal(set) var room: LineSpan?
  /// Whether an ellipsis represents some of its text.
  package internal(set) var isTruncated: Bool

  package var baseline: Double { origin.y }

  /// The box of the line, with the line's full height and the visible text's width.
  package var rect: Rect { Rect(x: origin.x, y: top, width: width, height: height) }
}
