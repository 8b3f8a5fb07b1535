import SwiftUI
import Testing

@MainActor
struct GradientTests {
  private let black = Color(red: 0, green: 0, blue: 0)
  private let white = Color(red: 1, green: 1, blue: 1)

  private func gray(_ picture: Picture, _ x: Int, _ y: Int) -> Int { picture.components(x, y)[0] }

  @Test func aLinearGradientRunsBetweenItsPoints() {
    let view = Picture(
      LinearGradient(colors: [black, white], startPoint: .leading, endPoint: .trailing))

    #expect(gray(view, 0, 20) < 8)
    #expect(abs(gray(view, 20, 5) - 130) < 5)
    #expect(gray(view, 39, 20) > 248)
  }

  /// Layers put in place of others ask for layout, which then had no end but its hundredth round.
  @Test func aGradientIsMadeOnceForItsRectangle() throws {
    let host = Hosted(LinearGradient(colors: [black, white], startPoint: .top, endPoint: .bottom))
    let shape = try #require(host.views.last)
    let layers = try #require(shape.layer.sublayers)
    shape.setNeedsLayout()
    host.window.layoutIfNeeded()

    #expect(layers.count == 1)
    #expect(shape.layer.sublayers?.first === layers.first)
    shape.frame.size.height /= 2
    host.window.layoutIfNeeded()
    #expect(shape.layer.sublayers?.first !== layers.first)
  }

  /// Lines of one color are square to the axis in points, also if the rectangle is not a square.
  @Test func linesOfOneColorAreSquareToTheAxis() {
    let view = Picture(
      LinearGradient(colors: [black, white], startPoint: .topLeading, endPoint: .bottomTrailing),
      width: 80, height: 40)

    // (20, 0) and (0, 40) are equally far along the axis (2, 1).
    #expect(abs(gray(view, 20, 0) - gray(view, 0, 39)) < 6)
    #expect(abs(gray(view, 0, 39) - 255 / 5) < 8)
  }

  @Test func stopsLieWhereTheyAre() {
    let stops = [
      Gradient.Stop(color: black, location: 0.5), Gradient.Stop(color: white, location: 0.5),
    ]
    let view = Picture(
      LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom))

    #expect(gray(view, 20, 18) == 0)
    #expect(gray(view, 20, 21) == 255)
  }

  @Test func aRadialGradientHasItsRadiiInPoints() {
    let view = Picture(
      RadialGradient(colors: [black, white], center: .center, startRadius: 5, endRadius: 15))

    #expect(gray(view, 23, 20) == 0)
    #expect(abs(gray(view, 30, 20) - 134) < 12)
    #expect(gray(view, 36, 20) == 255)
  }

  @Test func anEllipticalGradientIsStretchedToItsRectangle() {
    let view = Picture(
      EllipticalGradient(colors: [black, white]), width: 80, height: 40)

    #expect(abs(gray(view, 60, 20) - gray(view, 40, 30)) < 8)
    #expect(abs(gray(view, 60, 20) - 130) < 8)
  }

  @Test func anAngularGradientTurnsClockwiseFromTheRight() {
    let view = Picture(AngularGradient(colors: [black, white], center: .center))

    #expect(abs(gray(view, 20, 38) - 64) < 8)
    #expect(abs(gray(view, 2, 20) - 128) < 8)
    #expect(abs(gray(view, 20, 2) - 191) < 8)
  }

  @Test func aPartOfATurnLeavesTheRestInTheColorsOfItsEnds() {
    let view = Picture(
      AngularGradient(
        colors: [black, white], center: .center, startAngle: .degrees(0), endAngle: .degrees(180)))

    #expect(abs(gray(view, 20, 38) - 128) < 8)
    #expect(gray(view, 6, 2) == 255)
    #expect(gray(view, 34, 2) == 0)
  }

  @Test func aGradientSpansTheShapeThatItFills() {
    let gradient = LinearGradient(colors: [black, white], startPoint: .top, endPoint: .bottom)
    let view = Picture(
      VStack(spacing: 0) {
        Circle().fill(gradient).frame(width: 20, height: 20)
        RoundedRectangle(cornerRadius: 4).stroke(gradient, lineWidth: 4).padding(2)
          .frame(width: 20, height: 20)
      })

    #expect(gray(view, 20, 1) < 30)
    #expect(gray(view, 20, 18) > 220)
    #expect(gray(view, 10, 0) == 255)
    #expect(gray(view, 20, 21) < 30)
    #expect(gray(view, 20, 30) == 255)
  }
}
