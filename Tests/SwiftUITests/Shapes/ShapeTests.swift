import SwiftUI
import Testing

@MainActor
struct ShapeTests {
  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  private struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }

  @Test func shapesOfTeamsFillTheirRectangle() {
    let view = Picture(Triangle().fill(red))

    #expect(view.color(5, 30) == "ff0000")
    #expect(view.color(30, 5) == "ffffff")
  }

  /// From iOS 17 shapes are mirrored where text runs from right to left, unless they say that they are fixed.
  @Test func shapesAreMirroredFromRightToLeft() {
    let view = Picture(Triangle().fill(red).environment(\.layoutDirection, .rightToLeft))

    #expect(view.color(35, 30) == "ff0000")
    #expect(view.color(5, 20) == "ffffff")
  }

  /// OpenSwiftUI, `_TrimmedShape`, audited against iOS 18.5: a part is mirrored if its whole is.
  @Test func aPartOfACircleIsNotMirrored() {
    let part = Circle().trim(from: 0, to: 0.25).fill(red)
    let outline = Triangle().trim(from: 0, to: 0.9).fill(red)

    #expect(Picture(part.environment(\.layoutDirection, .rightToLeft)).isSame(as: Picture(part)))
    #expect(
      !Picture(outline.environment(\.layoutDirection, .rightToLeft)).isSame(as: Picture(outline)))
  }

  @Test func aStrokeLiesOnBothSidesAndABorderInside() {
    let stroke = Picture(Rectangle().stroke(red, lineWidth: 4).frame(width: 20, height: 20))
    let border = Picture(Rectangle().strokeBorder(red, lineWidth: 4).frame(width: 20, height: 20))

    #expect(stroke.color(20, 9) == "ff0000")
    #expect(stroke.color(20, 12) == "ffffff")
    #expect(border.color(20, 9) == "ffffff")
    #expect(border.color(20, 12) == "ff0000")
  }

  /// From iOS 17 fills and strokes chain, each over those before it.
  @Test func fillsAndStrokesChain() {
    let view = Picture(
      Rectangle().fill(blue).stroke(red, lineWidth: 4).frame(width: 20, height: 20))
    let over = Picture(
      Rectangle().stroke(red, lineWidth: 8).fill(blue).frame(width: 20, height: 20))
    let inside = Picture(
      Circle().fill(blue).strokeBorder(red, lineWidth: 4).frame(width: 20, height: 20))

    #expect(view.color(20, 11) == "ff0000")
    #expect(view.color(20, 20) == "0000ff")
    #expect(over.color(20, 11) == "0000ff")
    #expect(over.color(20, 8) == "ff0000")
    #expect(inside.color(20, 11) == "ff0000")
    #expect(inside.color(20, 20) == "0000ff")
  }

  @Test func dashesLeaveGaps() {
    let view = Picture(
      Path { path in
        path.move(to: CGPoint(x: 0, y: 20))
        path.addLine(to: CGPoint(x: 40, y: 20))
      }.stroke(red, style: StrokeStyle(lineWidth: 4, dash: [10, 10])))

    #expect(view.color(5, 20) == "ff0000")
    #expect(view.color(15, 20) == "ffffff")
    #expect(view.color(25, 20) == "ff0000")
  }

  @Test func theRuleOfAFillDecidesAboutHoles() {
    let path = Path { path in
      path.addRect(CGRect(x: 0, y: 0, width: 40, height: 40))
      path.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))
    }

    #expect(Picture(path.fill(red)).color(20, 20) == "ff0000")
    #expect(Picture(path.fill(red, style: FillStyle(eoFill: true))).color(20, 20) == "ffffff")
    #expect(
      Picture(red.clipShape(path, style: FillStyle(eoFill: true))).color(20, 20) == "ffffff")
  }

  @Test func shapesTurnGrowAndMove() {
    let bar = Rectangle().size(width: 40, height: 10)

    #expect(Picture(bar.fill(red)).color(20, 5) == "ff0000")
    #expect(Picture(bar.offset(y: 30).fill(red)).color(20, 35) == "ff0000")
    #expect(Picture(bar.rotation(.degrees(90)).fill(red)).color(35, 20) == "ff0000")
    #expect(Picture(Rectangle().scale(0.5).fill(red)).color(5, 5) == "ffffff")
    #expect(Picture(Rectangle().inset(by: 8).fill(red)).color(9, 9) == "ff0000")
    #expect(Picture(Rectangle().inset(by: 8).fill(red)).color(6, 6) == "ffffff")
  }

  @Test func aTrimShowsAPartOfTheLine() {
    let ring = Picture(
      Circle().trim(from: 0, to: 0.25).stroke(red, lineWidth: 8).frame(width: 30, height: 30))

    #expect(ring.color(31, 31) == "ff0000")
    #expect(ring.color(9, 9) == "ffffff")
  }

  /// As in CoreGraphics, where y grows downwards: what is not clockwise runs clockwise on the screen.
  @Test func arcsRunAsInCoreGraphics() {
    func arc(clockwise: Bool) -> CGRect {
      Path {
        $0.addArc(
          center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90),
          clockwise: clockwise)
      }.boundingRect
    }

    #expect(abs(arc(clockwise: false).width - 10) < 0.01)
    #expect(abs(arc(clockwise: true).width - 20) < 0.01)
  }

  /// Declared so in the SDKs of today, and seen on a recorded picture of `cornerRadius(16)` at 3x.
  @Test func cornersAreContinuous() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    let first = { (path: Path) -> CGFloat in
      var xs: [CGFloat] = []
      path.forEach { element in
        if case .curve(let end, _, _) = element, abs(end.y) < 0.001 { xs.append(end.x) }
        if case .line(let end) = element, abs(end.y) < 0.001 { xs.append(end.x) }
        if case .move(let end) = element, abs(end.y) < 0.001 { xs.append(end.x) }
      }
      return xs.min() ?? 0
    }

    #expect(abs(first(RoundedRectangle(cornerRadius: 20).path(in: rect)) - 30.57) < 0.01)
    #expect(
      abs(first(RoundedRectangle(cornerRadius: 20, style: .circular).path(in: rect)) - 20) < 0.01)
    #expect(
      abs(first(UnevenRoundedRectangle(topLeadingRadius: 20).path(in: rect)) - 30.57) < 0.01)
  }

  @Test func cornersOfTheirOwnAreMirroredFromRightToLeft() {
    let shape = UnevenRoundedRectangle(topLeadingRadius: 20).fill(red)

    #expect(Picture(shape).color(1, 1) == "ffffff")
    #expect(Picture(shape).color(38, 1) == "ff0000")
    let mirrored = Picture(shape.environment(\.layoutDirection, .rightToLeft))
    #expect(mirrored.color(1, 1) == "ff0000")
    #expect(mirrored.color(38, 1) == "ffffff")
  }

  @Test func aShapeOfAnyTypeKeepsItsSize() {
    #expect(
      AnyShape(Circle()).sizeThatFits(ProposedViewSize(width: 10, height: 4))
        == CGSize(width: 4, height: 4))
    #expect(
      Circle().trim(from: 0, to: 0.5).sizeThatFits(ProposedViewSize(width: 10, height: 4))
        == CGSize(width: 4, height: 4))
  }

  @Test func bordersLieInsideOfTheBounds() {
    let gradient = LinearGradient(colors: [red, red], startPoint: .top, endPoint: .bottom)
    let view = Picture(blue.border(gradient, width: 3).frame(width: 20, height: 20))

    #expect(view.color(11, 20) == "ff0000")
    #expect(view.color(14, 20) == "0000ff")
    #expect(view.color(8, 20) == "ffffff")
  }

  /// developer.apple.com/documentation/swiftui/fillstyle/isantialiased.
  @Test func pixelsAtSharpEdgesAreFilledOrNot() {
    let sharp = FillStyle(antialiased: false)
    let gradient = LinearGradient(colors: [red, red], startPoint: .top, endPoint: .bottom)
    func colors(_ view: some View) -> Set<String> {
      let picture = Picture(view)
      return Set((0..<1600).map { picture.color($0 % 40, $0 / 40) })
    }

    #expect(colors(Circle().fill(red)).count > 2)
    #expect(colors(Circle().fill(red, style: sharp)) == ["ff0000", "ffffff"])
    #expect(colors(Circle().fill(gradient, style: sharp)) == ["ff0000", "ffffff"])
    #expect(
      colors(Circle().inset(by: 4).stroke(red, lineWidth: 3, antialiased: false))
        == ["ff0000", "ffffff"])
    #expect(
      colors(Circle().strokeBorder(red, lineWidth: 3, antialiased: false)) == ["ff0000", "ffffff"])
    #expect(colors(red.clipShape(Circle(), style: sharp)) == ["ff0000", "ffffff"])
    #expect(colors(red.cornerRadius(15, antialiased: false)) == ["ff0000", "ffffff"])
  }
}
