import DarkroomRaster
import DarkroomTypesetting

/// Lines of text with their position in a view.
struct TextLines {
  let layout: TextLayout
  /// The start of the area in which the lines were laid out, in points of the view.
  let x: Double
  /// How far glyphs may extend outside of the view, in points.
  let margin: CGFloat

  var rects: [CGRect] {
    layout.lines.map {
      CGRect(x: $0.origin.x + x, y: $0.top, width: $0.width, height: $0.height)
    }
  }
}
