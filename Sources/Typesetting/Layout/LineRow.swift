/// The parts of a line beside excluded areas, in the order of their text.
struct LineRow {
  /// The distance from the layout's top edge.
  let top: Double
  private(set) var parts: [(line: TextLine, measure: LineMeasure)] = []
  /// The offset in the paragraph after the last part.
  private(set) var end: Int
  private var ascent = 0.0
  private var belowBaseline = 0.0

  init(top: Double, start: Int) {
    self.top = top
    end = start
  }

  var height: Double { ascent + belowBaseline }

  mutating func append(_ line: TextLine, _ measure: LineMeasure, end: Int) {
    parts.append((line, measure))
    self.end = end
    ascent = max(ascent, line.ascent)
    belowBaseline = max(belowBaseline, line.height - line.ascent)
  }

  /// The lines have a common height and baseline.
  var lines: [(line: TextLine, measure: LineMeasure)] {
    parts.map { part in
      var line = part.line
      line.ascent = ascent
      line.height = height
      return (line, part.measure)
    }
  }
}
