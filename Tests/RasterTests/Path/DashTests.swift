import Testing

@testable import DarkroomRaster

/// Dashes outside of what is drawn are not made.
struct DashTests {
  private struct Numbers {
    var state: UInt64

    mutating func next(_ range: ClosedRange<Double>) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return range.lowerBound
        + Double(state >> 11) / Double(1 << 53) * (range.upperBound - range.lowerBound)
    }

    mutating func choice(_ count: Int) -> Int { Int(next(0...(Double(count) - 0.001))) }
  }

  @Test func dashesFarFromThePictureAreNotMade() {
    let area = Rect(x: -10, y: -10, width: 100, height: 100)
    let line = Path.line((-90_000, 5), (90_000, 5))

    let near = line.dashed([3, 2], phase: 1, near: area).subpaths
    let all = line.dashed([3, 2], phase: 1).subpaths

    #expect(all.count == 36_001)
    #expect((20...22).contains(near.count))
    let ends = Set(all.map(\.end.x))
    #expect(near.allSatisfy { ends.contains($0.end.x) })
  }

  /// 55,000 dashes under a transform that draws each of them as high as forty million pixels.
  @Test func dashesOfACurveFarFromThePictureAreNotMade() throws {
    var curve = Path()
    curve.move(to: Point(x: -4_194_305, y: 113))
    curve.quad(to: Point(x: 20, y: 18), control: Point(x: -4_194_305, y: 113))
    let style = StrokeStyle(width: 140, dash: [10, 53, 166])
    let transform = Transform(a: 2, b: 0, c: 0, d: 42_949_672.96, tx: 9, ty: 161)

    let clip = IntRect(minX: 0, minY: 0, maxX: 60, maxY: 90)
    let area = try #require(style.source(of: clip, through: transform))
    let near = curve.dashed(style.dash, phase: 4.5, near: area)

    #expect(near.subpaths.count < 20)
  }

  @Test func aPathThatPassesTheAreaTwiceHasDashesInBothPlaces() {
    let path = Path.lines((0, 0), (1_000, 0), (1_000, 50), (0, 50))
    let near = path.dashed([1, 1], phase: 0, near: Rect(x: 100, y: -5, width: 10, height: 60))

    #expect((10...12).contains(near.subpaths.count))
    #expect(Set(near.points.map(\.y)) == [0, 50])
  }

  /// The same dashes, cut before the stroke, are all drawn.
  ///
  /// Where dashes overlap, the rows that are looked at depend on all of them, and edges are rounded there.
  @Test func leavingDashesOutChangesPixelsByARoundingAtMost() {
    var numbers = Numbers(state: 7)
    var (drawn, empty) = (0, 0)
    for _ in 0..<400 {
      let path = path(&numbers)
      let style = style(&numbers)
      let transform = transform(&numbers)
      var solid = style
      solid.dash = []
      let cut = path.dashed(style.dash, phase: style.dashPhase)

      let found = picture(path, style, transform)
      let difference = largestDifference(found, picture(cut, solid, transform))
      #expect(difference <= 1, "\(path) \(style) \(transform)")
      if found.pixels.allSatisfy({ $0 == 0 }) { empty += 1 } else { drawn += 1 }
    }
    #expect(drawn > 100 && empty > 10)
  }

  /// In coverage.
  private func largestDifference(_ a: Pixmap, _ b: Pixmap) -> Int {
    zip(a.pixels, b.pixels).reduce(0) { max($0, abs(Int($1.0 >> 24) - Int($1.1 >> 24))) }
  }

  private func picture(_ path: Path, _ style: StrokeStyle, _ transform: Transform) -> Pixmap {
    Pixmap(60, 90) {
      $0.concatenate(transform)
      $0.stroke(path, style: style, paint: .color(.black))
    }
  }

  private func path(_ numbers: inout Numbers) -> Path {
    let reach = [80.0, 300, 3_000][numbers.choice(3)]
    func point() -> Point {
      Point(x: numbers.next(-reach...reach), y: numbers.next(-reach...reach))
    }
    var path = Path()
    path.move(to: point())
    for _ in 0...numbers.choice(5) {
      switch numbers.choice(5) {
      case 0: path.quad(to: point(), control: point())
      case 1: path.cubic(to: point(), control1: point(), control2: point())
      case 2: path.line(to: Point(x: numbers.next(-reach...reach), y: 20))
      default: path.line(to: point())
      }
    }
    if numbers.choice(3) == 0 { path.close() }
    return path
  }

  private func style(_ numbers: inout Numbers) -> StrokeStyle {
    let dot = numbers.choice(4) == 0
    return StrokeStyle(
      width: numbers.next(0.5...12), cap: [.butt, .round, .square][numbers.choice(3)],
      join: [.miter, .round, .bevel][numbers.choice(3)],
      dash: (0...numbers.choice(3)).map { dot && $0 == 0 ? 0 : numbers.next(1...20) },
      dashPhase: numbers.next(-40...40))
  }

  private func transform(_ numbers: inout Numbers) -> Transform {
    switch numbers.choice(4) {
    case 0: .identity
    case 1: .scale(3, 3)
    case 2: Transform(a: 0.6, b: 0.8, c: -0.8, d: 0.6, tx: 20, ty: 10)
    default: Transform(a: 0.5, b: 0.1, c: 2, d: -1, tx: 20, ty: 40)
    }
  }
}
