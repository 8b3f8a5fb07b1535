import DarkroomRaster

/// The share of each pixel that a union of simple pieces covers, found without anything of the rasterizer's.
///
/// Each row of pixels is cut by `linesPerRow` lines; what of a line lies inside is exact, so what is left is the error
/// of the sum over the lines: for a level edge half a line's share, or 2 of 255.
struct ExactCoverage {
  static let linesPerRow = 64

  let width: Int
  let height: Int
  /// What of each line is covered, one line after the other, in no order.
  private var lines: [[ClosedRange<Double>]]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    lines = Array(repeating: [], count: height * Self.linesPerRow)
  }

  /// Adds a convex piece, or one that is so thin that what it encloses from left to right is its own.
  mutating func add(piece corners: [Point]) {
    for line in lineNumbers(corners) {
      let y = Self.y(ofLine: line)
      var (left, right) = (Double.infinity, -Double.infinity)
      for crossing in Self.crossings(corners, y) {
        left = min(left, crossing.x)
        right = max(right, crossing.x)
      }
      append(left, right, to: line)
    }
  }

  /// Adds what lies inside of closed contours.
  mutating func add(contours: [[Point]], rule: FillRule) {
    for line in lineNumbers(contours.flatMap { $0 }) {
      let y = Self.y(ofLine: line)
      let crossings = contours.flatMap { Self.crossings($0, y) }.sorted { $0.x < $1.x }
      var (winding, start) = (0, 0.0)
      for crossing in crossings {
        if rule == .nonZero ? winding != 0 : winding & 1 != 0 {
          append(start, crossing.x, to: line)
        }
        winding += crossing.winding
        start = crossing.x
      }
    }
  }

  /// Row by row, from 0 to 255.
  func pixels() -> [Double] {
    var result = [Double](repeating: 0, count: width * height)
    for (number, line) in lines.enumerated() where !line.isEmpty {
      let row = number / Self.linesPerRow * width
      var end = 0.0
      for range in line.sorted(by: { $0.lowerBound < $1.lowerBound }) where range.upperBound > end {
        let (from, to) = (max(range.lowerBound, end), range.upperBound)
        for x in Int(from)..<min(width, Int(to.rounded(.up))) {
          result[row + x] += min(to, Double(x + 1)) - max(from, Double(x))
        }
        end = to
      }
    }
    return result.map { $0 / Double(Self.linesPerRow) * 255 }
  }

  private mutating func append(_ left: Double, _ right: Double, to line: Int) {
    let (from, to) = (max(0, left), min(Double(width), right))
    if from < to { lines[line].append(from...to) }
  }

  private func lineNumbers(_ corners: [Point]) -> Range<Int> {
    let count = Double(Self.linesPerRow)
    let top = corners.reduce(Double.infinity) { min($0, $1.y) } * count
    let bottom = corners.reduce(-Double.infinity) { max($0, $1.y) } * count
    guard top < bottom else { return 0..<0 }
    let first = Int(max(0, min(Double(lines.count), top - 1)))
    return first..<max(first, Int(min(Double(lines.count), bottom + 1)))
  }

  private static func y(ofLine line: Int) -> Double { (Double(line) + 0.5) / Double(linesPerRow) }

  /// Where a closed contour crosses a line, with the direction.
  private static func crossings(_ corners: [Point], _ y: Double) -> [(x: Double, winding: Int)] {
    var result: [(x: Double, winding: Int)] = []
    var a = corners.last ?? .zero
    for b in corners {
      if (a.y <= y) != (b.y <= y) {
        result.append((a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x), a.y < b.y ? 1 : -1))
      }
      a = b
    }
    return result
  }
}
