/// How to draw a path; `eo` fills with the even-odd rule, and strokes are drawn over fills.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}
