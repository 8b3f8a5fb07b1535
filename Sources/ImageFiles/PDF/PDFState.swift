import DarkroomRaster

/// The graphics state that `q` saves and `Q` restores, except the clip, which the commands keep.
struct PDFState {
  enum Ink {
    case color(Color)
    /// A pattern, with the color to use if the pattern is uncolored.
    case pattern(PDFObject, Color)
  }

  struct Mask {
    var form: PDFStream
    var isLuminance: Bool
    /// The transform to the space that was current when the mask was set.
    var transform: Transform
    var backdrop: Color?
  }

  /// The transform from user space to the page's space, which the first transform of the commands then maps.
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
