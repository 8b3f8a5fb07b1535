import DarkroomRaster

/// What `q` keeps and `Q` brings back, but for the clip, which the commands keep.
struct PDFState {
  enum Ink {
    case color(Color)
    /// A pattern's name; the color is of one that has none of its own.
    case pattern(PDFObject, Color)
  }

  struct Mask {
    var form: PDFStream
    var isLuminance: Bool
    /// To the space that was in force when it was set.
    var transform: Transform
    var backdrop: Color?
  }

  /// User space to the page's own, which is the one of the commands' first transform.
  var transform = Transform.identity
  var fillSpace = PDFColorSpace.gray
  var strokeSpace = PDFColorSpace.gray
  var fill = Ink.color(.black)
  var stroke = Ink.color(.black)
  var fillAlpha = 1.0
  var strokeAlpha = 1.0
  var blend = BlendMode.normal
  var mask: Mask?
  var style = StrokeStyle()
  var showsText = true
}
