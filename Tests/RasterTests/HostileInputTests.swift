import DarkroomTestSupport
import Testing

@testable import DarkroomRaster

/// What no sane picture holds must draw something or nothing, in bounded time and memory: never trap.
struct HostileInputTests {
  @Test(arguments: 0..<16) func anyNumbersDrawTheSamePixelsEverywhere(seed: UInt64) {
    let list = Self.randomList(seed: seed)
    var baseline = RenderOptions()
    baseline.kernels = .baseline
    baseline.threads = 3
    baseline.skipsCovered = false
    var rows: [UInt32] = []
    _ = BandRasterizer.allBands(list) {
      rows += $1
      return true
    }
    let picture = BandRasterizer.render(list)

    #expect(picture.pixels == rows)
    #expect(BandRasterizer.render(list, options: baseline) == picture)
    #expect(picture.pixels.allSatisfy { $0.isPremultiplied })
    _ = BandRasterizer.owners(list)
  }

  /// From −2²² to 2²² pixels, the ends of what 24.8 coordinates can hold.
  @Test func aLineAcrossTheWholePlaneKeepsItsSlope() {
    let far = 4_194_304.0
    let picture = Pixmap(4, 4) {
      $0.fill(.polygon((-far, -far), (far, far), (-far, far)), paint: .color(.black))
    }

    #expect(
      picture.alphaRows == ["80 00 00 00", "ff 80 00 00", "ff ff 80 00", "ff ff ff 80"])
  }

  @Test func outlinesWithACoordinateThatIsNoNumberDrawNothing() {
    for hole in [Point(x: .nan, y: 1), Point(x: 1, y: .nan)] {
      var path = Path.polygon((0, 0), (4, 0), (4, 4))
      path.line(to: hole)
      path.close()

      #expect(Pixmap(4, 4) { $0.fill(path, paint: .color(.black)) } == Pixmap(width: 4, height: 4))
    }
  }

  @Test func aRadiusWithoutEndMakesACapsule() {
    let rect = Rect(x: 0, y: 0, width: 20, height: 10)
    let endless = Pixmap(20, 10) {
      $0.fill(RoundedRect(rect: rect, radius: .infinity), paint: .color(.black))
    }

    #expect(
      endless
        == Pixmap(20, 10) {
          $0.fill(RoundedRect(rect: rect, radius: 5), paint: .color(.black))
        })
  }

  @Test func tenThousandClipsInEachOther() {
    let picture = Pixmap(16, 16) {
      for _ in 0..<10_000 {
        $0.clip(to: RoundedRect(rect: Rect(x: 0.5, y: 0.5, width: 15, height: 15), radius: 4))
      }
      $0.fill(Rect(x: 0, y: 0, width: 16, height: 16), paint: .color(.black))
    }

    #expect(picture[0, 8] >> 24 <= 1)
    #expect(picture[8, 8] == 0xff00_0000)
  }

  @Test func tenThousandGroupsAndMasksInEachOther() {
    let picture = Pixmap(2000, 100) {
      for _ in 0..<10_000 { $0.beginGroup(opacity: 0.9999) }
      $0.fill(Rect(x: 0, y: 0, width: 2000, height: 100), paint: .color(.black))
      for _ in 0..<10_000 {
        $0.beginMask()
        $0.fill(Rect(x: 0, y: 0, width: 1000, height: 100), paint: .color(.white))
        $0.endMask()
        $0.endGroup()
      }
    }

    #expect(picture[1500, 50] == 0)
    #expect(picture[500, 50] >> 24 > 80)
  }

  @Test func tenThousandShadowsInEachOther() {
    let picture = Pixmap(40, 40) {
      for _ in 0..<10_000 {
        $0.beginGroupWithShadow(offset: Point(x: 0, y: 1), sigma: 1, color: .black)
      }
      $0.fill(Rect(x: 10, y: 10, width: 20, height: 2), paint: .color(.white))
    }

    #expect(picture[20, 10] == 0xffff_ffff)
    #expect(picture[20, 14] >> 24 > 0)
    #expect(picture[5, 2] == 0)
  }

  @Test func aPictureOfTwentyThousandPixelsIsDrawnToItsEnds() {
    let wide = Pixmap(20_000, 3) {
      $0.fill(Path(ellipseIn: Rect(x: 0, y: 0, width: 20_000, height: 3)), paint: .color(.black))
      $0.fill(Rect(x: 19_999, y: 0, width: 1, height: 3), paint: .color(.white))
    }
    let high = Pixmap(3, 20_000) {
      $0.fill(Rect(x: 0, y: 19_999, width: 3, height: 1), paint: .color(.white))
    }

    #expect(wide[10_000, 1] == 0xff00_0000)
    #expect(wide[19_999, 2] == 0xffff_ffff)
    #expect(high[2, 19_999] == 0xffff_ffff)
    #expect(high[2, 19_998] == 0)
  }
}

extension HostileInputTests {
  private static func randomList(seed: UInt64) -> DisplayList {
    var random = HostileNumbers(state: seed &* 0x9E37_79B9_7F4A_7C15 &+ 1)
    var recorder = DisplayListRecorder(width: 60, height: 90)
    recorder.fill(Rect(x: 0, y: 0, width: 60, height: 90), paint: .color(.white))
    for _ in 0..<30 {
      if random.choice(3) == 0 { recorder.transform = .identity }
      draw(&random, onto: &recorder)
    }
    return recorder.finish()
  }

  private static func draw(_ r: inout HostileNumbers, onto recorder: inout DisplayListRecorder) {
    let rounded = RoundedRect(
      rect: r.rect(), topLeft: r.number(), topRight: r.number(), bottomRight: r.number(),
      bottomLeft: r.number())
    switch r.choice(16) {
    case 0: recorder.fill(r.rect(), paint: r.paint(), blend: r.blend())
    case 1: recorder.fill(rounded, paint: r.paint(), blend: r.blend())
    case 2: recorder.fill(r.path(), rule: .evenOdd, paint: r.paint(), blend: r.blend())
    case 3: recorder.stroke(r.path(), style: r.stroke(), paint: r.paint())
    case 4: recorder.fillRing(outer: rounded, inner: rounded, paint: r.paint())
    case 5:
      recorder.drawShadow(
        of: rounded, offset: r.point(), sigma: r.sigma(), color: r.color())
    case 6:
      recorder.drawShadow(
        of: r.path(), offset: r.point(), sigma: r.sigma(), color: r.color())
    case 7: recorder.draw(r.bitmap(), in: r.rect(), filter: r.filter(), opacity: r.number())
    case 8:
      let insets = NinePartInsets(
        top: r.number(), left: r.number(), bottom: r.number(), right: r.number())
      recorder.drawNinePart(
        r.bitmap(), insets: insets, scale: r.number(), in: r.rect(), tile: r.choice(2) == 0)
    case 9: recorder.clip(to: rounded)
    case 10: recorder.clip(toMask: r.bitmap(), in: r.rect())
    case 11: recorder.concatenate(r.transform())
    case 12: recorder.beginGroup(opacity: r.number(), blend: r.blend(), bounds: r.rect())
    case 13:
      recorder.beginGroupWithShadow(offset: r.point(), sigma: r.sigma(), color: r.color())
    case 14: recorder.beginMask()
    default:
      recorder.endMask()
      recorder.endGroup()
      recorder.transform = .identity
    }
  }
}

/// Numbers as they come out of broken layouts: most of a view's size, some of no size at all.
private struct HostileNumbers {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  mutating func choice(_ count: UInt64) -> Int { Int((next() >> 11) % count) }

  mutating func number() -> Double {
    let extremes = [
      Double.nan, .infinity, -.infinity, 0, -0.0, 1e-300, -1e300, 1e300, 4_194_304, -4_194_305,
      1e9, 2_147_483_648, 0.5, 1e-9, .greatestFiniteMagnitude, -1,
    ]
    if choice(10) == 0 { return extremes[choice(UInt64(extremes.count))] }
    return Double(next() >> 40) / Double(1 << 24) * 160 - 20
  }

  /// Some of a phone's size: the work grows with the square.
  mutating func sigma() -> Double { min(number(), 12) }

  mutating func point() -> Point { Point(x: number(), y: number()) }

  mutating func rect() -> Rect {
    Rect(x: number(), y: number(), width: number().magnitude, height: number().magnitude)
  }

  mutating func transform() -> Transform {
    Transform(
      a: number() / 50, b: choice(2) == 0 ? 0 : number() / 50,
      c: choice(2) == 0 ? 0 : number() / 50, d: number() / 50, tx: number(), ty: number())
  }

  mutating func path() -> Path {
    var path = Path()
    for _ in 0..<choice(9) {
      switch choice(6) {
      case 0: path.move(to: point())
      case 1: path.line(to: point())
      case 2: path.quad(to: point(), control: point())
      case 3: path.cubic(to: point(), control1: point(), control2: point())
      case 4:
        path.addArc(
          center: point(), radius: number(), startAngle: number(), endAngle: number(),
          clockwise: choice(2) == 0)
      default: path.close()
      }
    }
    return path
  }

  mutating func stroke() -> StrokeStyle {
    StrokeStyle(
      width: number(), cap: [.butt, .round, .square][choice(3)],
      join: [.miter, .round, .bevel][choice(3)], miterLimit: number(),
      dash: choice(2) == 0 ? [] : [number(), number(), number()], dashPhase: number())
  }

  mutating func color() -> Color {
    Color(red: number(), green: number() / 100, blue: number() / 100, alpha: number() / 100)
  }

  mutating func ramp() -> ColorRamp {
    ColorRamp(
      stops: (0..<choice(4)).map { _ in ColorRamp.Stop(offset: number() / 100, color: color()) })
  }

  mutating func paint() -> Paint {
    switch choice(8) {
    case 0: .gradient(.linear(ramp(), from: point(), to: point()))
    case 1:
      .gradient(
        .radial(
          ramp(), startCenter: point(), startRadius: number(), endCenter: point(),
          endRadius: number()))
    case 2:
      .gradient(.elliptical(ramp(), center: point(), radiusX: number(), radiusY: number()))
    case 3: .gradient(.conic(ramp(), center: point(), startAngle: number()))
    case 4: .pattern(bitmap(), transform: transform())
    default: .color(color())
    }
  }

  mutating func blend() -> BlendMode {
    choice(2) == 0 ? .normal : BlendMode.allCases[choice(UInt64(BlendMode.allCases.count))]
  }

  mutating func filter() -> ImageFilter { [.nearest, .bilinear, .high][choice(3)] }

  mutating func bitmap() -> Bitmap {
    var pixmap = Pixmap(width: 1 + choice(9), height: 1 + choice(9))
    for i in pixmap.pixels.indices { pixmap.pixels[i] = color().premultiplied }
    return Bitmap(pixmap)
  }
}

extension UInt32 {
  /// Whether no color channel is above alpha.
  fileprivate var isPremultiplied: Bool {
    let alpha = self >> 24
    return self & 255 <= alpha && self >> 8 & 255 <= alpha && self >> 16 & 255 <= alpha
  }
}
