import DarkroomRaster
import Testing

@testable import DarkroomImageFiles

/// The commands of SVG's paths, by what they draw.
struct SVGPathDataTests {
  private func elements(_ text: String) throws -> String {
    let path = try SVGPathData.path(text).get()
    var lines: [String] = []
    var next = 0
    for verb in path.verbs {
      let points = path.points[next..<next + verb.pointCount]
      next += verb.pointCount
      let word = ["M", "L", "Q", "C", "Z"][Int(verb.rawValue)]
      lines.append(word + points.map { " \(brief($0.x)) \(brief($0.y))" }.joined())
    }
    return lines.joined(separator: ", ")
  }

  private func brief(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  private func bounds(_ text: String) throws -> Rect {
    try SVGPathData.path(text).get().bounds ?? Rect(x: 0, y: 0, width: 0, height: 0)
  }

  @Test(arguments: [
    ("M1 2L3 4", "M 1 2, L 3 4"),
    ("m1,2 3,4-5.5.5e1", "M 1 2, L 4 6, L -1.5 11"),
    ("M0 0H5V6h-5v-1", "M 0 0, L 5 0, L 5 6, L 0 6, L 0 5"),
    ("M0 0c1 2 3 4 5 6s1 1 2 2", "M 0 0, C 1 2 3 4 5 6, C 7 8 6 7 7 8"),
    ("M0 0s1 1 2 2", "M 0 0, C 0 0 1 1 2 2"),
    ("M0 0q1 2 3 4t5 6", "M 0 0, Q 1 2 3 4, Q 5 6 8 10"),
    ("M1 1h4zm1 1h1z", "M 1 1, L 5 1, Z, M 2 2, L 3 2, Z"),
  ])
  func commandsBecomeElements(text: String, expected: String) throws {
    #expect(try elements(text) == expected)
  }

  /// A half circle of radius 5 above its ends, whose flags touch the number behind them.
  @Test func arcsAreRoundOnTheSideThatTheirFlagsSay() throws {
    let above = try bounds("M0 0A5 5 0 0110 0")
    let below = try bounds("M0 0a5 5 0 0 0 10 0")

    #expect(abs(above.minY + 5) < 0.01 && abs(above.maxY) < 0.01 && abs(above.width - 10) < 0.01)
    #expect(abs(below.maxY - 5) < 0.01 && abs(below.minY) < 0.01)
    // Radii that are too short grow, and none is a line.
    let grown = try bounds("M0 0A1 1 0 0 1 10 0")
    #expect(abs(grown.minY + 5) < 0.01)
    #expect(try elements("M0 0A0 5 0 0 1 10 0") == "M 0 0, L 10 0")
  }

  @Test func theLargeArcIsTheLongWayRound() throws {
    let small = try bounds("M0 0A5 5 0 0 1 5 5")
    let large = try bounds("M0 0A5 5 0 1 1 5 5")

    #expect(abs(small.width - 5) < 0.01 && abs(small.height - 5) < 0.01)
    #expect(abs(large.width - 10) < 0.02 && abs(large.height - 10) < 0.02)
  }

  @Test(arguments: [
    "1 2", "M1", "M0 0 L1 x", "M0 0 A1 1 0 2 0 1 1", "M0 0 K1 2", "M0 0z3", "M 1e999 0",
  ])
  func whatIsNoPathIsRefused(text: String) {
    #expect(throws: SVGPathData.Failure.self) { try SVGPathData.path(text).get() }
  }
}
