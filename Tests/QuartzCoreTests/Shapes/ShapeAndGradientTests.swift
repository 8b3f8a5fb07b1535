import DarkroomCoreGraphics
import DarkroomQuartzCore
import Testing

struct ShapeAndGradientTests {
  private func shape(_ rects: CGRect...) -> CAShapeLayer {
    let path = CGMutablePath()
    path.addRects(rects)
    let layer = CAShapeLayer()
    layer.path = path
    layer.fillColor = .red
    return layer
  }

  /// A shape layer's bounds may be empty: they do not cut the path.
  @Test func aShapeIsDrawnBeyondItsBounds() {
    #expect(shape(CGRect(x: 1, y: 0, width: 1, height: 1)).picture(3, 1).rows == [".r."])
  }

  @Test func evenOddLeavesTheHole() {
    let layer = shape(
      CGRect(x: 0, y: 0, width: 3, height: 3), CGRect(x: 1, y: 1, width: 1, height: 1))
    layer.fillRule = .evenOdd

    #expect(layer.picture(3, 3).rows == ["rrr", "r.r", "rrr"])
  }

  @Test func theStrokeLiesOverTheFill() {
    let layer = shape(CGRect(x: 1, y: 1, width: 3, height: 3))
    layer.strokeColor = .blue
    layer.lineWidth = 2

    #expect(layer.picture(5, 5).rows == ["bbbbb", "bbbbb", "bbrbb", "bbbbb", "bbbbb"])
  }

  @Test func strokeStartAndEndCutTheLine() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0.5))
    path.addLine(to: CGPoint(x: 8, y: 0.5))
    let layer = CAShapeLayer()
    layer.path = path
    layer.strokeColor = .red
    layer.strokeStart = 0.25
    layer.strokeEnd = 0.75

    #expect(layer.picture(8, 1).rows == ["..rrrr.."])
  }

  private func gradient(_ width: CGFloat, _ height: CGFloat) -> CAGradientLayer {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: width, height: height)
    layer.colors = [CGColor.black, CGColor.white]
    return layer
  }

  /// Middles of four rows of 255: 31.9, 95.6, 159.4, 223.1.
  @Test func gradientsRunFromTopToBottom() {
    let picture = gradient(1, 4).picture(1, 4)

    #expect((0..<4).map { picture.pixel(0, $0)[0] } == [32, 96, 159, 223])
  }

  @Test func locationsPlaceTheColours() {
    let layer = gradient(1, 4)
    layer.locations = [0.5, 0.5]
    #expect(layer.picture(1, 4).rows == ["k", "k", "w", "w"])
  }

  /// The unit square is stretched: the other two corners of a diagonal gradient are halfway.
  @Test func diagonalGradientsAreStretchedWithTheBounds() {
    let layer = gradient(40, 10)
    layer.startPoint = .zero
    layer.endPoint = CGPoint(x: 1, y: 1)
    let picture = layer.picture(40, 10)

    #expect((118...138).contains(picture.pixel(39, 0)[0]))
    #expect((118...138).contains(picture.pixel(0, 9)[0]))
  }

  @Test func radialGradientsEndOnTheirEllipse() {
    let layer = gradient(40, 20)
    layer.type = .radial
    layer.startPoint = CGPoint(x: 0.5, y: 0.5)
    layer.endPoint = CGPoint(x: 1, y: 1)
    let picture = layer.picture(40, 20)

    #expect(picture.pixel(20, 10)[0] < 16)
    #expect(picture.pixel(39, 10)[0] > 239 && picture.pixel(20, 19)[0] > 239)
    #expect(picture.pixel(0, 0)[0] == 255)
  }

  @Test func aGradientIsRoundedByItsCornerRadius() {
    let layer = gradient(20, 20)
    layer.cornerRadius = 10

    #expect(layer.picture(20, 20).alpha(0, 0) == 0)
  }
}
