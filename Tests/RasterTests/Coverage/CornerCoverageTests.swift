import DarkroomRaster
import Testing

/// Against UIKit: a layer of cornerRadius 10 at scale 1, the same on iOS 15, 16 and 17.
struct CornerCoverageTests {
  private static let measured: [[Int]] = [
    [0, 0, 0, 0, 0, 5, 85, 165, 224, 249, 255],
    [0, 0, 0, 0, 81, 220, 255, 255, 255, 255, 255],
    [0, 0, 2, 138, 255, 255, 255, 255, 255, 255, 255],
    [0, 0, 138, 255, 255, 255, 255, 255, 255, 255, 255],
  ]

  @Test(arguments: [0, 1])
  func roundCornerIsUIKits(turned: Int) {
    let shape = RoundedRect(rect: Rect(x: 0, y: 0, width: 40, height: 30), radius: 10)
    let grid = CoverageGrid(Path(roundedRect: shape), width: 40, height: 30)

    for (y, row) in Self.measured.enumerated() {
      for (x, coverage) in row.enumerated() {
        let ours = turned == 0 ? grid[x, y] : grid[39 - y, 29 - x]
        #expect(abs(Int(ours) - coverage) <= 1, "(\(x), \(y)) is \(ours), not \(coverage)")
      }
    }
  }

  /// Measured: at most 16 below the exact area for a radius of 50.
  @Test func capsuleIsAtMostSixteenBelowItsArea() {
    let ends = CoverageGrid(
      Path(ellipseIn: Rect(x: 0, y: 0, width: 100, height: 100)), width: 100, height: 100)
    let exact = CoverageGrid(
      Path(ellipseIn: Rect(x: 0, y: 0, width: 100, height: 100)).flattened(tolerance: 1e-4),
      width: 100, height: 100)
    var largest = 0
    for y in 0..<100 {
      for x in 0..<100 { largest = max(largest, Int(exact[x, y]) - Int(ends[x, y])) }
    }

    #expect((15...17).contains(largest))
  }

  /// Flat curves once were as far off as the distance that they may leave their chords by: 21 of 255.
  @Test(arguments: 1...12)
  func flatCurvesAreAsNearTheirAreaAsCapsules(height: Int) {
    var path = Path()
    path.move(to: Point(x: 2, y: 30))
    path.quad(to: Point(x: 90, y: 30), control: Point(x: 46, y: 30 - Double(height)))
    let drawn = CoverageGrid(path, width: 100, height: 40)
    let exact = CoverageGrid(path.flattened(tolerance: 1e-4), width: 100, height: 40)
    for y in 0..<40 {
      for x in 0..<100 { #expect(abs(Int(exact[x, y]) - Int(drawn[x, y])) <= 17) }
    }
  }
}
