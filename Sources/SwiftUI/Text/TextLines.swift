import DarkroomRaster
import DarkroomTypesetting

/// Lines that lie in a view.
struct TextLines {
  let layout: TextLayout
  /// Where the room begins that the lines were set in, in points of the view.
  let x: Double
  /// How far letters may reach out of the view, in points.
  let margin: CGFloat

  var rects: [CGRect] {
    layout.lines.map {
      CGRect(x: $0.origin.x + x, y: $0.top, width: $0.width, height: $0.height)
    }
  }
}
