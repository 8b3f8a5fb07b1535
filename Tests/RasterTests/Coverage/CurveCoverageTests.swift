import DarkroomRaster
import Testing

/// Curves are cut as iOS cuts them, which shows as coverage below the exact area on the outer side of a bend.
///
/// Measured: `testCGPath.iOS.png` of pointfreeco/swift-snapshot-testing, a path with all kinds of elements that a
/// `CGContext` filled at scale 1. The path is in `Tests/SnapshotTestingTests/Internal/TestHelpers.swift` there. All
/// 8,100 pixels are equal within 1; these are rows through each kind of curve.
struct CurveCoverageTests {
  private static let size = 30.0

  /// A heart of lines, quadratics and cubics, and a circle over its right side.
  private static let heart: Path = {
    func point(_ x: Double, _ y: Double) -> Point { Point(x: x * size, y: y * size) }
    var path = Path()
    path.move(to: point(0, 0))
    path.line(to: point(0, 2))
    path.quad(to: point(1, 3), control: point(0.125, 2.875))
    path.quad(to: point(2, 2), control: point(1.875, 2.875))
    path.cubic(to: point(3, 1), control1: point(2.5, 2), control2: point(3, 1.5))
    path.cubic(to: point(2, 0), control1: point(3, 0.5), control2: point(2.5, 0))
    path.line(to: point(0, 0))
    path.close()
    path.append(Path(ellipseIn: Rect(x: 2 * size, y: 2 * size, width: size, height: size)))
    return path
  }()

  struct Measured: CustomTestStringConvertible {
    let name: String
    let x: Int
    let y: Int
    let rows: [[Int]]

    var testDescription: String { name }
  }

  static let measured = [
    Measured(
      name: "quadratic", x: 0, y: 66,
      rows: [
        [0, 158, 255, 255, 255, 255, 255, 255], [0, 76, 255, 255, 255, 255, 255, 255],
        [0, 7, 242, 255, 255, 255, 255, 255], [0, 0, 159, 255, 255, 255, 255, 255],
        [0, 0, 54, 255, 255, 255, 255, 255], [0, 0, 0, 205, 255, 255, 255, 255],
        [0, 0, 0, 82, 255, 255, 255, 255], [0, 0, 0, 1, 208, 255, 255, 255],
        [0, 0, 0, 0, 70, 255, 255, 255], [0, 0, 0, 0, 0, 168, 255, 255],
        [0, 0, 0, 0, 0, 25, 236, 255], [0, 0, 0, 0, 0, 0, 75, 254],
      ]),
    Measured(
      name: "cubic", x: 70, y: 2,
      rows: [
        [161, 45, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [255, 253, 164, 35, 0, 0, 0, 0, 0, 0, 0, 0],
        [255, 255, 255, 248, 124, 5, 0, 0, 0, 0, 0, 0],
        [255, 255, 255, 255, 255, 209, 45, 0, 0, 0, 0, 0],
        [255, 255, 255, 255, 255, 255, 245, 93, 0, 0, 0, 0],
        [255, 255, 255, 255, 255, 255, 255, 255, 144, 1, 0, 0],
        [255, 255, 255, 255, 255, 255, 255, 255, 255, 166, 5, 0],
        [255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 180, 5],
      ]),
    Measured(
      name: "circle", x: 60, y: 80,
      rows: [
        [5, 235, 255, 255, 255, 255, 255, 255, 255, 255],
        [0, 128, 255, 255, 255, 255, 255, 255, 255, 255],
        [0, 16, 233, 255, 255, 255, 255, 255, 255, 255],
        [0, 0, 87, 255, 255, 255, 255, 255, 255, 255],
        [0, 0, 0, 150, 255, 255, 255, 255, 255, 255], [0, 0, 0, 3, 172, 255, 255, 255, 255, 255],
        [0, 0, 0, 0, 3, 150, 255, 255, 255, 255], [0, 0, 0, 0, 0, 0, 87, 233, 255, 255],
        [0, 0, 0, 0, 0, 0, 0, 16, 128, 235], [0, 0, 0, 0, 0, 0, 0, 0, 0, 5],
      ]),
  ]

  @Test(arguments: Self.measured)
  func curvesAreCutAsOnIOS(_ measured: Measured) {
    let grid = CoverageGrid(Self.heart, rule: .evenOdd, width: 90, height: 90)

    for (y, row) in measured.rows.enumerated() {
      for (x, coverage) in row.enumerated() {
        let ours = grid[measured.x + x, measured.y + y]
        #expect(abs(Int(ours) - coverage) <= 1, "(\(x), \(y)) is \(ours), not \(coverage)")
      }
    }
  }
}
