import DarkroomTestSupport
import Testing

@testable import DarkroomRaster

struct GradientTests {
  private let fade = ColorRamp(
    stops: [
      ColorRamp.Stop(offset: 0, color: .clear), ColorRamp.Stop(offset: 1, color: .black),
    ])
  private let row = Rect(x: 0, y: 0, width: 4, height: 1)

  /// Offsets 1/8, 3/8, 5/8, 7/8 of 255: 32, 96, 159, 223.
  @Test func aLineIsSampledAtPixelCentres() {
    let picture = Pixmap(4, 1) {
      $0.fill(
        row, paint: .gradient(.linear(fade, from: .zero, to: Point(x: 4, y: 0))))
    }

    #expect(picture.alphaRows == ["20 60 9f df"])
  }

  @Test func theTransformTurnsAndScalesTheLine() {
    let picture = Pixmap(1, 4) {
      $0.transform = Transform(a: 0, b: 2, c: -2, d: 0, tx: 1, ty: 0)
      $0.fill(
        Rect(x: 0, y: 0, width: 2, height: 1),
        paint: .gradient(.linear(fade, from: .zero, to: Point(x: 2, y: 0))))
    }

    #expect(picture.alphaRows == ["20", "60", "9f", "df"])
  }

  @Test func beyondTheEndsColoursGoOnOrStop() {
    let line = (from: Point(x: 1, y: 0), to: Point(x: 3, y: 0))
    var cut = fade
    cut.extendsAfter = false

    #expect(
      Pixmap(4, 1) {
        $0.fill(row, paint: .gradient(.linear(fade, from: line.from, to: line.to)))
      }.alphaRows == ["00 40 bf ff"])
    #expect(
      Pixmap(4, 1) {
        $0.fill(row, paint: .gradient(.linear(cut, from: line.from, to: line.to)))
      }.alphaRows == ["00 40 bf 00"])
  }

  /// Distances of pixel centers from (2, 0.5): 1.5, 0.5, 0.5, 1.5 of 2.
  @Test func aRadialGradientGrowsFromItsCentre() {
    let center = Point(x: 2, y: 0.5)
    let picture = Pixmap(4, 1) {
      $0.fill(
        row,
        paint: .gradient(
          .radial(fade, startCenter: center, startRadius: 0, endCenter: center, endRadius: 2)))
    }

    #expect(picture.alphaRows == ["bf 40 40 bf"])
  }

  /// Eighths of a turn clockwise from the right.
  @Test func aConicGradientTurnsClockwise() {
    let picture = Pixmap(2, 2) {
      $0.fill(
        Rect(x: 0, y: 0, width: 2, height: 2),
        paint: .gradient(.conic(fade, center: Point(x: 1, y: 1), startAngle: 0)))
    }

    #expect(picture.alphaRows == ["9f df", "60 20"])
  }

  @Test func equalOffsetsMakeAHardEdge() {
    let ramp = ColorRamp(stops: [
      ColorRamp.Stop(offset: 0, color: .white), ColorRamp.Stop(offset: 0.5, color: .white),
      ColorRamp.Stop(offset: 0.5, color: .black), ColorRamp.Stop(offset: 1, color: .black),
    ])
    let picture = Pixmap(4, 1) {
      $0.fill(row, paint: .gradient(.linear(ramp, from: .zero, to: Point(x: 4, y: 0))))
    }

    #expect(picture.hexRows == ["ffffffff ffffffff 000000ff 000000ff"])
  }
}
