import DarkroomRaster

/// Reads an input as one shape on a small picture: a path to be filled or stroked.
struct OutlineReader {
  private var reader: InputReader
  private let size: Double

  init(_ input: [UInt8], size: Int) {
    reader = InputReader(input)
    self.size = Double(size)
  }

  mutating func flag() -> Bool { reader.flag() }

  mutating func rule() -> FillRule { reader.flag() ? .nonZero : .evenOdd }

  /// Lines and curves, of which some return to where they were.
  mutating func path() -> Path {
    var path = Path()
    for _ in 0...reader.choice(2) { appendSubpath(to: &path) }
    return path
  }

  private mutating func appendSubpath(to path: inout Path) {
    var last = point()
    path.move(to: last)
    for _ in 0...reader.choice(4) {
      // A direction that is nothing but rounding errors says nothing of a stroker.
      var end = reader.choice(5) == 0 ? path.subpathStart : point()
      if (end - last).length < 0.25 { end = Point(x: last.x + 3, y: last.y + 1) }
      switch reader.choice(4) {
      case 0: path.quad(to: end, control: point())
      case 1: path.cubic(to: end, control1: point(), control2: point())
      case 2:
        path.cubic(
          to: end, control1: last.interpolated(to: end, 0.3) + nudge(),
          control2: last.interpolated(to: end, 0.7) + nudge())
      default: path.line(to: end)
      }
      last = end
    }
    if reader.flag() { path.close() }
  }

  /// Hair lines to pens as wide as a third of the picture.
  mutating func style() -> StrokeStyle {
    let width = [0.25, 1, 2, 3, 8][reader.choice(5)] * (0.5 + reader.fraction())
    var style = StrokeStyle(
      width: width, cap: reader.element([.butt, .round, .square]),
      join: reader.element([.miter, .round, .bevel]),
      miterLimit: reader.element([10, 4, 1.2, 1]))
    guard reader.choice(3) == 0 else { return style }
    style.dash = (0...reader.choice(3)).map { _ in width * (0.2 + 4 * reader.fraction()) }
    style.dashPhase = reader.fraction() * 20
    return style
  }

  /// Mostly points as pixels; else two or three pixels a point, half a pixel, turned, or of different scales.
  mutating func transform() -> Transform {
    let middle = size / 2
    func scaled(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Transform {
      Transform(
        a: a, b: b, c: c, d: d, tx: middle - middle * (a + c), ty: middle - middle * (b + d))
    }
    switch reader.choice(8) {
    case 0: return scaled(3, 0, 0, 3)
    case 1: return scaled(0.5, 0, 0, 0.5)
    case 2: return scaled(0.8, 0.6, -0.6, 0.8)
    case 3: return scaled(1.5, 0, 0, 0.75)
    default: return .identity
    }
  }

  private mutating func point() -> Point {
    let isOnGrid = reader.choice(3) == 0
    return Point(x: coordinate(isOnGrid), y: coordinate(isOnGrid))
  }

  private mutating func coordinate(_ isOnGrid: Bool) -> Double {
    isOnGrid ? Double(reader.choice(Int(size))) : reader.fraction() * size
  }

  private mutating func nudge() -> Point {
    Point(x: (reader.fraction() - 0.5) * 16, y: (reader.fraction() - 0.5) * 16)
  }
}
