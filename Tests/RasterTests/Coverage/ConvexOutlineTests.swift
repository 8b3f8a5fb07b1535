import Testing

@testable import DarkroomRaster

struct ConvexOutlineTests {
  private static let clip = IntRect(minX: 0, minY: 0, maxX: 60, maxY: 60)

  @Test(arguments: [
    Path.polygon((20, 3), (41, 30), (7, 50)), .polygon((41, 30), (20, 3), (7, 50)),
    .polygon((10, 5), (30, 5), (40, 25), (4, 25)), .polygon((4, 25), (40, 25), (30, 5), (10, 5)),
    .polygon((10, 5), (30, 5), (38, 20), (30, 35), (10, 35), (2, 20)),
    Path(ellipseIn: Rect(x: 3.3, y: 5.1, width: 50, height: 41)),
  ])
  func convexShapesAreSeen(path: Path) {
    #expect(Self.isConvex(path))
    #expect(OutlineSweep.resolved(Self.edges(of: path), rule: .nonZero, rows: 0..<15_360) == nil)
  }

  /// A star, a bow tie between level lines, a notch, a step, a cap that hangs over, and two triangles.
  @Test func othersAreNot() {
    var two = Path.polygon((2, 3), (10, 9), (4, 20))
    two.append(.polygon((32, 3), (40, 9), (34, 20)))
    let paths: [Path] = [
      .polygon((20, 1), (32, 47), (1, 17), (41, 18), (8, 46)),
      .polygon((10, 5), (40, 25), (10, 25), (40, 5)),
      .polygon((5, 5), (45, 5), (45, 45), (25, 20), (5, 45)),
      .polygon((5, 5), (20, 5), (20, 20), (40, 20), (40, 40), (5, 40)),
      .polygon((10, 5), (30, 5), (20, 25), (40, 25), (40, 50), (5, 50)), two,
    ]
    for path in paths { #expect(!Self.isConvex(path), "\(path)") }
  }

  private static func isConvex(_ path: Path) -> Bool { ConvexOutline.contains(edges(of: path)) }

  /// In the path's order: so few bands are not sorted.
  private static func edges(of path: Path) -> [EdgeList.Edge] { EdgeList(path, clip: clip).edges }
}
