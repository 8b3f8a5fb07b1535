/// What to do with a path; `eo` fills by the even-odd rule, and strokes are drawn over fills.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}
