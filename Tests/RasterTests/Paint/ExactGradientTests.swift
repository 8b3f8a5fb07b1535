import Testing

@testable import DarkroomRaster

/// Gradients against the exact color at each pixel's center, computed from their stops.
struct ExactGradientTests {
  struct Case: CustomTestStringConvertible {
    let name: String
    let ramp: ColorRamp
    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "two colors", ramp: ramp([(0, red), (1, blue)])),
    Case(name: "translucent", ramp: ramp([(0, .clear), (0.4, red), (1, faintWhite)])),
    Case(name: "hard edges", ramp: ramp([(0, red), (0.3, red), (0.3, blue), (0.7, .white)])),
    Case(name: "a steep part", ramp: ramp([(0.49, .black), (0.492, .white), (0.5, .clear)])),
    Case(name: "no colors outside", ramp: cut(ramp([(0, red), (0.5, blue), (1, .white)]))),
    Case(
      name: "360 hues",
      ramp: ramp(
        (0...360).map { i in
          let part = Double(i % 60) / 60
          return (Double(i) / 360, Color(red: part, green: 1 - part, blue: Double(i) / 360))
        })),
  ]

  private static let red = Color(red: 1, green: 0.2, blue: 0.1)
  private static let blue = Color(red: 0.1, green: 0.3, blue: 0.9)
  private static let faintWhite = Color(red: 1, green: 1, blue: 1, alpha: 0.3)

  private static func ramp(_ stops: [(Double, Color)]) -> ColorRamp {
    ColorRamp(stops: stops.map { ColorRamp.Stop(offset: $0.0, color: $0.1) })
  }

  private static func cut(_ ramp: ColorRamp) -> ColorRamp {
    ColorRamp(stops: ramp.stops, extendsBefore: false, extendsAfter: false)
  }

  /// The premultiplied components, from 0 to 255, of a ramp at an offset.
  private static func exact(_ ramp: ColorRamp, at offset: Double) -> [Double] {
    if offset < 0, !ramp.extendsBefore { return [0, 0, 0, 0] }
    if offset > 1, !ramp.extendsAfter { return [0, 0, 0, 0] }
    let next = ramp.stops.firstIndex { $0.offset > offset } ?? ramp.stops.count
    let (a, b) = (ramp.stops[max(0, next - 1)], ramp.stops[min(ramp.stops.count - 1, next)])
    let share = a.offset < b.offset ? (offset - a.offset) / (b.offset - a.offset) : 0
    return zip(components(a.color), components(b.color)).map {
      255 * ($0 + ($1 - $0) * max(0, min(1, share)))
    }
  }

  private static func components(_ color: Color) -> [Double] {
    [color.red * color.alpha, color.green * color.alpha, color.blue * color.alpha, color.alpha]
  }

  /// How many pixels differ from the exact color by how much, in the channel that differs most.
  private func errors(
    _ picture: Pixmap, _ ramp: ColorRamp, _ offset: (Point) -> Double
  ) -> [Int: Int] {
    var errors: [Int: Int] = [:]
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let pixel = picture[x, y]
        let exact = Self.exact(ramp, at: offset(Point(x: Double(x) + 0.5, y: Double(y) + 0.5)))
        let differences = exact.enumerated().map { channel, value in
          (Double(pixel >> UInt32(8 * channel) & 255) - value).magnitude
        }
        // Half a level is for rounding, and a little for what the fixed steps of a long row add up to.
        errors[Int(max(0, (differences.max() ?? 0) - 0.51).rounded(.up)), default: 0] += 1
      }
    }
    return errors
  }

  private func drawn(
    _ width: Int, _ height: Int, _ gradient: Gradient, _ options: RenderOptions = RenderOptions()
  ) -> Pixmap {
    Pixmap(width, height, options: options) {
      $0.fill(
        Rect(x: 0, y: 0, width: Double(width), height: Double(height)), paint: .gradient(gradient))
    }
  }

  @Test(arguments: cases)
  func linearGradientsHaveTheColorsAtTheirCenters(_ test: Case) {
    let lines = [
      (Point(x: 3, y: 0), Point(x: 301, y: 0)), (Point(x: 290.3, y: 0), Point(x: 11.7, y: 0)),
      (Point(x: 0, y: -10), Point(x: 0, y: 21)), (Point(x: 10, y: 20), Point(x: 260, y: -30)),
      (Point(x: 40, y: 3), Point(x: 41, y: 3.5)), (Point(x: -5000, y: 0), Point(x: 9000, y: 700)),
    ]
    for (from, to) in lines {
      let picture = drawn(300, 8, .linear(test.ramp, from: from, to: to))
      let axis = to - from
      let errors = self.errors(picture, test.ramp) { ($0 - from).dot(axis) / axis.squaredLength }

      #expect(errors.keys.max() == 0, "\(from) \(to): \(errors)")
    }
  }

  @Test(arguments: cases)
  func radialAndConicGradientsHaveTheColorsAtTheirCenters(_ test: Case) {
    let center = Point(x: 22.3, y: 17.8)
    let circle = drawn(
      48, 40,
      .radial(test.ramp, startCenter: center, startRadius: 0, endCenter: center, endRadius: 21))
    let ellipse = drawn(48, 40, .elliptical(test.ramp, center: center, radiusX: 30, radiusY: 12))
    let turn = drawn(48, 40, .conic(test.ramp, center: center, startAngle: 0))

    #expect(errors(circle, test.ramp) { ($0 - center).length / 21 }.keys.max() == 0)
    #expect(
      errors(ellipse, test.ramp) {
        Point(x: ($0.x - center.x) / 30, y: ($0.y - center.y) / 12).length
      }.keys.max() == 0)
    #expect(errors(turn, test.ramp) { Turn.share(of: $0 - center, from: 0) }.keys.max() == 0)
  }

  /// Centers that lie on an edge have the later color from either side, in whatever row and however far from the start.
  @Test(arguments: [5, 35, 95, 385])
  func aCenterOnAHardEdgeHasTheLaterColor(width: Int) {
    let ramp = Self.ramp([(0, .black), (0.3, .black), (0.3, .white), (1, .white)])
    let end = Point(x: Double(width), y: 0)
    let forward = drawn(width, 1, .linear(ramp, from: .zero, to: end))
    let backward = drawn(width, 1, .linear(ramp, from: end, to: .zero))

    let white = (0..<width).map { 10 * (2 * $0 + 1) >= 3 * 2 * width }
    #expect(forward.pixels.map { $0 == 0xffff_ffff } == white)
    #expect(backward.pixels.map { $0 == 0xffff_ffff } == white.reversed())
  }

  /// A pixel's color depends on nothing but its place.
  @Test(arguments: cases)
  func aPartOfAGradientHasTheColorsOfTheWhole(_ test: Case) {
    let gradient = Gradient.linear(test.ramp, from: Point(x: 3.7, y: 9), to: Point(x: 200, y: 30))
    let whole = drawn(210, 12, gradient)
    for (left, right) in [(1, 4), (7, 33), (60, 61), (99, 207)] {
      let part = Pixmap(210, 12) {
        $0.fill(
          Rect(x: Double(left), y: 0, width: Double(right - left), height: 12),
          paint: .gradient(gradient))
      }
      for y in 0..<12 {
        for x in left..<right { #expect(part[x, y] == whole[x, y], "(\(x), \(y))") }
      }
    }
  }

  @Test(arguments: cases)
  func kernelSetsAgreeAndColorsStayBelowAlpha(_ test: Case) {
    let gradient = Gradient.linear(test.ramp, from: Point(x: 1, y: 2), to: Point(x: 77, y: 40))
    var baseline = RenderOptions()
    baseline.kernels = .baseline
    let picture = drawn(83, 40, gradient)

    #expect(picture == drawn(83, 40, gradient, baseline))
    #expect(picture.pixels.allSatisfy(StraightAlpha.isCanonical))
  }
}
