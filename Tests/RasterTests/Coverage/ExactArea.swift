@testable import DarkroomRaster

/// The area of each pixel of a square that closed contours cover, from 64 lines through each row.
///
/// It shares no code with the rasterizer: along a line everything is exact.
struct ExactArea {
  typealias Contour = [Point]

  private static let linesPerRow = 64
  private let rows: [[Double]]

  init(_ contours: [Contour], _ rule: FillRule = .nonZero, size: Int) {
    let edges = contours.flatMap { zip($0, $0.dropFirst() + $0.prefix(1)) }
    rows = (0..<size).map { y in
      var row = [Double](repeating: 0, count: size)
      let near = edges.filter {
        max($0.y, $1.y) >= Double(y) && min($0.y, $1.y) <= Double(y + 1)
      }
      for line in 0..<Self.linesPerRow {
        let place = Double(y) + (Double(line) + 0.5) / Double(Self.linesPerRow)
        Self.add(Self.crossings(near, place), rule, to: &row)
      }
      return row.map { $0 / Double(Self.linesPerRow) }
    }
  }

  /// Where edges cross a line, with the direction.
  private static func crossings(
    _ edges: [(Point, Point)], _ y: Double
  ) -> [(x: Double, winding: Int)] {
    edges.compactMap { a, b in
      guard (a.y <= y) != (b.y <= y) else { return nil }
      return (a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x), a.y < b.y ? 1 : -1)
    }
  }

  /// Adds what of a line lies inside to its pixels.
  private static func add(
    _ crossings: [(x: Double, winding: Int)], _ rule: FillRule, to row: inout [Double]
  ) {
    var winding = 0
    var start = 0.0
    for crossing in crossings.sorted(by: { $0.x < $1.x }) {
      if rule == .nonZero ? winding != 0 : winding & 1 != 0 {
        for x in Int(start)...Int(crossing.x) {
          row[x] += min(crossing.x, Double(x + 1)) - max(start, Double(x))
        }
      }
      winding += crossing.winding
      start = crossing.x
    }
  }

  /// How many pixels differ by how many 255ths of a pixel.
  func errors(of grid: CoverageGrid) -> [Int: Int] {
    var errors: [Int: Int] = [:]
    for (y, row) in rows.enumerated() {
      for (x, area) in row.enumerated() {
        errors[abs(Int(grid[x, y]) - Int((area * 255).rounded())), default: 0] += 1
      }
    }
    return errors
  }
}

extension Path {
  /// The outline as points that lie close enough to be exact, computed from the curves' equations.
  func exactContours(steps: Int = 64) -> [ExactArea.Contour] {
    subpaths.map { subpath in
      subpath.segments.reduce(into: [subpath.start]) { points, segment in
        for i in 1...steps { points.append(segment.exactPoint(at: Double(i) / Double(steps))) }
      }
    }
  }
}

extension PathSegment {
  fileprivate func exactPoint(at t: Double) -> Point {
    let s = 1 - t
    switch self {
    case .line(let a, let b): return a * s + b * t
    case .quad(let a, let b, let c): return a * (s * s) + b * (2 * s * t) + c * (t * t)
    case .cubic(let a, let b, let c, let d):
      return a * (s * s * s) + b * (3 * s * s * t) + c * (3 * s * t * t) + d * (t * t * t)
    }
  }
}
