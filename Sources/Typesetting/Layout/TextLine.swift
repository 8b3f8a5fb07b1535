package import DarkroomRaster

/// One line of a layout; lengths are points from the layout's top-left corner, y down.
package struct TextLine: Sendable {
  /// UTF-16 offsets of all characters that belong to the line, hidden ones and its terminator included.
  package internal(set) var range: Range<Int>
  /// From left to right.
  package internal(set) var runs: [PlacedRun]
  /// The baseline at the left end of the visible text.
  package internal(set) var origin: Point
  package internal(set) var ascent: Double
  package internal(set) var descent: Double
  package internal(set) var top: Double
  /// From this line's top to the next one's, spacing between lines left out.
  package internal(set) var height: Double
  /// Of the visible text; spaces at the end of a wrapped line hang over and do not count.
  package internal(set) var width: Double
  /// Of the spaces that hang over.
  package internal(set) var trailingWidth: Double
  /// Left, right or center, whichever its paragraph means.
  var side = TextAlignment.left
  /// Whether an ellipsis stands for some of its text.
  package internal(set) var isTruncated: Bool

  package var baseline: Double { origin.y }

  /// Baseline to baseline box: the line's full height, the visible text's width.
  package var rect: Rect { Rect(x: origin.x, y: top, width: width, height: height) }
}
