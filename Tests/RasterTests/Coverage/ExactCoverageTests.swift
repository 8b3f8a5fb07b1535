import Testing

@testable import DarkroomRaster

/// Fills, strokes and dashes against their exact areas: how far the worst pixel is off, in 255ths.
struct ExactCoverageTests {
  private static let size = 64
  private static let area = IntRect(minX: 0, minY: 0, maxX: size, maxY: size)

  /// Something drawn, and the contours whose area it should cover.
  struct Drawn: CustomTestStringConvertible {
    let name: String
    var rule = FillRule.nonZero
    let exact: [ExactArea.Contour]
    let edges: EdgeList

    var testDescription: String { name }

    var errors: [Int: Int] {
      let grid = CoverageGrid(area: area, rule: rule) { $0.add(edges) }
      return ExactArea(exact, rule, size: size).errors(of: grid)
    }
  }

  // MARK: Fills

  private static func filled(_ name: String, _ path: Path, _ rule: FillRule = .nonZero) -> Drawn {
    Drawn(
      name: name, rule: rule, exact: path.exactContours(),
      edges: EdgeList(filling: path, rule: rule, clip: area))
  }

  private static func rounded(_ radius: Double) -> RoundedRect {
    RoundedRect(rect: Rect(x: 3.3, y: 5.6, width: 52.4, height: 47.1), radius: radius)
  }

  static let fills: [Drawn] =
    [1.5, 4, 9, 15, 23.55].map { radius in
      filled("rounded rectangle, radius \(radius)", Path(roundedRect: rounded(radius)))
    }
    + [4, 9, 15].map { radius in
      filled("continuous corners, radius \(radius)", Path(continuousRoundedRect: rounded(radius)))
    }
    + [1.0, 3, 8, 17, 30].map { radius in
      let side = radius * 2
      return filled(
        "circle, radius \(radius)",
        Path(ellipseIn: Rect(x: 31.7 - radius, y: 31.2 - radius, width: side, height: side)))
    }
    + [
      filled("flat ellipse", Path(ellipseIn: Rect(x: 2.3, y: 20.1, width: 58, height: 9.3))),
      filled("flat quadratic", quad((2, 40), (31, 33), (61, 40))),
      filled("quadratic", quad((3, 60), (20, -30), (58, 55))),
      filled("cubic with an inflection", cubic((2, 50), (60, 60), (3, 4), (61, 12))),
      filled("cubic with a loop", cubic((5, 55), (90, 5), (-25, 5), (58, 57))),
    ]
    + (0..<12).flatMap { seed in
      [FillRule.nonZero, .evenOdd].map { rule in
        filled("random path \(seed), \(rule)", .random(seed: seed), rule)
      }
    }

  /// iOS's curves are up to 1/16 pixel within their chords (`CurveCoverageTests`), which is 16; 1 is for rounding.
  @Test(arguments: Self.fills)
  func fillsCoverTheirArea(_ drawn: Drawn) {
    #expect(drawn.errors.keys.max() ?? 0 <= 17, "\(drawn.errors)")
  }

  /// Both sides of a shape that is thinner than a pixel are off.
  @Test func sliversAreOffByTwice() {
    let sliver = Self.filled(
      "sliver", Self.lens((2, 40), (31, 33), (61, 40), back: (31, 32)))

    #expect(sliver.errors.keys.max() ?? 0 <= 33, "\(sliver.errors)")
  }

  // MARK: Strokes

  private static func stroked(
    _ name: String, _ path: Path, _ style: StrokeStyle, _ transform: Transform = .identity
  ) -> Drawn {
    let sides = path.exactSides(width: style.width)
    return Drawn(
      name: name, exact: [sides.map { transform.apply($0) }],
      edges: EdgeList(stroking: path, style: style, transform: transform, clip: area))
  }

  static let strokes: [Drawn] =
    [0.5, 1, 2.5, 7].flatMap { width in
      [
        stroked(
          "quadratic, width \(width)", quad((8, 55), (25, -18), (55, 50)),
          StrokeStyle(width: width)),
        stroked(
          "cubic, width \(width)", cubic((6, 50), (50, 60), (13, 4), (58, 12)),
          StrokeStyle(width: width)),
        stroked(
          "flat cubic, width \(width)", cubic((6, 30), (20, 26), (40, 36), (58, 31)),
          StrokeStyle(width: width)),
      ]
    }
    + [
      stroked(
        "under a transform", quad((4, 50), (12, -15), (27, 45)), StrokeStyle(width: 2.2),
        Transform(a: 1.9, b: 0.2, c: -0.1, d: 1, tx: 5, ty: 3))
    ]

  @Test(arguments: Self.strokes)
  func strokesCoverTheirArea(_ drawn: Drawn) {
    #expect(drawn.errors.keys.max() ?? 0 <= 16, "\(drawn.errors)")
  }

  /// Discs, rectangles on each line, and what the joins add, all in the same direction.
  @Test(arguments: [StrokeStyle.Join.round, .bevel, .miter])
  func joinsCoverTheirArea(_ join: StrokeStyle.Join) {
    let corners = [(8.0, 50.0), (30.0, 12.0), (40.0, 44.0), (56.0, 20.0)].map(Self.point)
    let cap = join == .round ? StrokeStyle.Cap.round : .butt
    let drawn = Drawn(
      name: "\(join)", exact: Self.joined(corners, width: 6, join),
      edges: EdgeList(
        stroking: .line(through: corners), style: StrokeStyle(width: 6, cap: cap, join: join),
        clip: Self.area))

    #expect(drawn.errors.keys.max() ?? 0 <= 9, "\(drawn.errors)")
  }

  private static func joined(
    _ corners: [Point], width: Double, _ join: StrokeStyle.Join
  ) -> [ExactArea.Contour] {
    var contours = zip(corners, corners.dropFirst()).map { rectangle($0, $1, width) }
    if join == .round { return contours + corners.map { disc($0, width / 2) } }
    for i in 1..<corners.count - 1 {
      let before = (corners[i] - corners[i - 1]).normalized ?? .zero
      let after = (corners[i + 1] - corners[i]).normalized ?? .zero
      let side = before.cross(after) > 0 ? -width / 2 : width / 2
      let (n0, n1) = (before.perpendicular * side, after.perpendicular * side)
      let tip = (n0 + n1) * (1 / (1 + before.dot(after)))
      let outer =
        [corners[i], corners[i] + n0] + (join == .miter ? [corners[i] + tip] : [])
        + [corners[i] + n1]
      contours.append(side > 0 ? outer.reversed() : outer)
    }
    return contours
  }

  // MARK: Dashes

  /// Sectors of a ring: a dash on a circle from its rightmost point on.
  @Test(arguments: [1.0, 3, 8])
  func dashesOfACircleAreSectors(width: Double) {
    let (center, radius) = (Point(x: 32.3, y: 31.8), 22.0)
    let (ink, gap) = (7.5, 4.25)
    let length = 2 * Double.pi * radius
    let sectors = stride(from: 0, to: length, by: ink + gap).map { start in
      Self.sector(
        center, radius, width, from: start / radius, to: min(length, start + ink) / radius)
    }
    let circle = Path(
      ellipseIn: Rect(x: center.x - radius, y: center.y - radius, width: 44, height: 44))
    let drawn = Drawn(
      name: "circle", exact: sectors,
      edges: EdgeList(
        stroking: circle, style: StrokeStyle(width: width, dash: [ink, gap]), clip: Self.area))

    #expect(drawn.errors.keys.max() ?? 0 <= 16, "\(drawn.errors)")
  }

  @Test(arguments: [StrokeStyle.Cap.butt, .square, .round])
  func dashesOfALineHaveTheirCaps(_ cap: StrokeStyle.Cap) {
    let (from, to) = (Point(x: 5.2, y: 8.7), Point(x: 57.9, y: 49.1))
    let along = (to - from).normalized ?? .zero
    let (width, ink, gap) = (4.0, 6.0, 7.3)
    var exact: [ExactArea.Contour] = []
    for start in stride(from: 0, to: (to - from).length, by: ink + gap) {
      let end = min((to - from).length, start + ink)
      let reach = cap == .square ? width / 2 : 0
      let (a, b) = (from + along * (start - reach), from + along * (end + reach))
      exact.append(Self.rectangle(a, b, width))
      if cap == .round { exact += [Self.disc(a, width / 2), Self.disc(b, width / 2)] }
    }
    let style = StrokeStyle(width: width, cap: cap, dash: [ink, gap])
    let drawn = Drawn(
      name: "\(cap)", exact: exact,
      edges: EdgeList(stroking: .line(through: [from, to]), style: style, clip: Self.area))

    #expect(drawn.errors.keys.max() ?? 0 <= 9, "\(drawn.errors)")
  }

  // MARK: Shapes

  private static func point(_ p: (Double, Double)) -> Point { Point(x: p.0, y: p.1) }

  private static func quad(
    _ a: (Double, Double), _ b: (Double, Double), _ c: (Double, Double)
  ) -> Path {
    var path = Path()
    path.move(to: point(a))
    path.quad(to: point(c), control: point(b))
    return path
  }

  private static func lens(
    _ a: (Double, Double), _ b: (Double, Double), _ c: (Double, Double), back: (Double, Double)
  ) -> Path {
    var path = quad(a, b, c)
    path.quad(to: point(a), control: point(back))
    return path
  }

  private static func cubic(
    _ a: (Double, Double), _ b: (Double, Double), _ c: (Double, Double), _ d: (Double, Double)
  ) -> Path {
    var path = Path()
    path.move(to: point(a))
    path.cubic(to: point(d), control1: point(b), control2: point(c))
    return path
  }

  /// A rectangle about a line, from the right of its start on.
  private static func rectangle(_ a: Point, _ b: Point, _ width: Double) -> ExactArea.Contour {
    let n = ((b - a).normalized ?? .zero).perpendicular * (width / 2)
    return [a + n, a - n, b - n, b + n]
  }

  private static func disc(_ center: Point, _ radius: Double) -> ExactArea.Contour {
    (0..<256).map { center + Point.onCircle(Double($0) / 256 * 2 * .pi) * radius }
  }

  private static func sector(
    _ center: Point, _ radius: Double, _ width: Double, from: Double, to: Double
  ) -> ExactArea.Contour {
    let angles = (0...32).map { from + (to - from) * Double($0) / 32 }
    return angles.map { center + Point.onCircle($0) * (radius + width / 2) }
      + angles.reversed().map { center + Point.onCircle($0) * (radius - width / 2) }
  }
}

extension Point {
  fileprivate static func onCircle(_ angle: Double) -> Point {
    Point(x: PortableMath.cosine(angle), y: PortableMath.sine(angle))
  }
}

extension Path {
  fileprivate static func line(through points: [Point]) -> Path {
    var path = Path()
    for (i, p) in points.enumerated() {
      if i == 0 { path.move(to: p) } else { path.line(to: p) }
    }
    return path
  }

  /// Points half a width to either side of a curve that bends nowhere tighter.
  fileprivate func exactSides(width: Double) -> ExactArea.Contour {
    let points = exactContours(steps: 512)[0]
    let last = points.count - 1
    let normals = points.indices.map { i in
      let direction = (points[min(i + 1, last)] - points[max(i - 1, 0)]).normalized ?? .zero
      return direction.perpendicular * (width / 2)
    }
    return zip(points, normals).map { $0 + $1 } + zip(points, normals).reversed().map { $0 - $1 }
  }
}
