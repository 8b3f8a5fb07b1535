/// A part of the width, in points from the layout's left edge.
package struct LineSpan: Hashable, Sendable {
  package var left: Double
  package var right: Double

  var width: Double { right - left }

  func inset(by points: Double) -> LineSpan {
    LineSpan(left: left + points, right: right - points)
  }
}
