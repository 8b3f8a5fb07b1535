import SnapshotTesting
import Testing
import UIKit

/// One fact of strokes each: a picture, and pixels worked out by hand.
@MainActor
@Suite(.snapshots)
struct StrokeFactTests {
  /// A black stroke four points wide through `points`, on white.
  private func stroke(
    _ points: [CGPoint], size: CGSize, adjust: (CAShapeLayer) -> Void = { _ in }
  ) -> UIView {
    let view = UIView(frame: CGRect(origin: .zero, size: size))
    view.backgroundColor = .white
    let path = UIBezierPath()
    path.move(to: points[0])
    points.dropFirst().forEach(path.addLine)
    let shape = CAShapeLayer()
    shape.path = path.cgPath
    shape.fillColor = nil
    shape.strokeColor = UIColor.black.cgColor
    shape.lineWidth = 4
    adjust(shape)
    view.layer.addSublayer(shape)
    return view
  }

  /// From x = 5 to x = 15, at y = 5.
  private func line(_ adjust: (CAShapeLayer) -> Void) -> UIView {
    let ends = [CGPoint(x: 5, y: 5), CGPoint(x: 15, y: 5)]
    return stroke(ends, size: CGSize(width: 20, height: 10), adjust: adjust)
  }

  /// Up to (4, 4) and on to the right.
  private func corner(_ adjust: (CAShapeLayer) -> Void) -> UIView {
    let points = [CGPoint(x: 4, y: 14), CGPoint(x: 4, y: 4), CGPoint(x: 14, y: 4)]
    return stroke(points, size: CGSize(width: 16, height: 16), adjust: adjust)
  }

  private func row(_ pixels: Pixels, _ y: Int) -> String {
    (0..<pixels.width).map { pixels[$0, y] == .black ? "#" : "." }.joined()
  }

  @Test func buttCapEndsAtTheEndPoint() {
    let view = line { $0.lineCap = .butt }

    let pixels = Pixels(view)
    #expect(row(pixels, 2) == "....................")
    #expect(row(pixels, 3) == ".....##########.....")
    #expect(row(pixels, 6) == ".....##########.....")
    #expect(row(pixels, 7) == "....................")
    snapshot(view)
  }

  @Test func squareCapAddsHalfTheWidth() {
    let view = line { $0.lineCap = .square }

    #expect(row(Pixels(view), 3) == "...##############...")
    snapshot(view)
  }

  /// A disc of radius 2 around (5, 5) holds the pixel at (4, 4) and not the one at (2, 4).
  @Test func roundCapIsHalfADisc() {
    let view = line { $0.lineCap = .round }

    let pixels = Pixels(view)
    #expect(row(pixels, 4) == "....############....", "only whole pixels")
    #expect((1..<255).contains(pixels[3, 4].red))
    #expect((1..<255).contains(pixels[3, 3].red))
    #expect(pixels[2, 4] == .white)
    #expect(pixels[3, 3] == pixels[16, 6])
    snapshot(view)
  }

  @Test func miterJoinFillsTheCorner() {
    let view = corner { $0.lineJoin = .miter }

    #expect(row(Pixels(view), 2) == "..############..")
    snapshot(view)
  }

  /// The bevel's edge is x + y = 6: nothing of the pixel at (2, 2), half of the one at (3, 2).
  @Test func bevelJoinCutsTheCorner() {
    let view = corner { $0.lineJoin = .bevel }

    let pixels = Pixels(view)
    #expect(pixels[2, 2] == .white)
    #expect(pixels[3, 2].isWithin(1, of: .opaque(127, 127, 127)))
    #expect(pixels[2, 3].isWithin(1, of: .opaque(127, 127, 127)))
    #expect(pixels[3, 3] == .black)
    snapshot(view)
  }

  /// Between bevel and miter: an arc of radius 2 around (4, 4).
  @Test func roundJoinTurnsAboutTheCorner() {
    let view = corner { $0.lineJoin = .round }

    let pixels = Pixels(view)
    #expect((100..<255).contains(pixels[2, 2].red))
    #expect((1..<127).contains(pixels[3, 2].red))
    #expect(pixels[3, 2] == pixels[2, 3])
    snapshot(view)
  }

  /// A right angle's miter is √2 times the width long.
  @Test func miterBeyondTheLimitIsABevel() {
    let view = corner { $0.miterLimit = 1.4 }
    let bevel = corner { $0.lineJoin = .bevel }
    let within = corner { $0.miterLimit = 1.5 }

    #expect(Pixels(view)[2, 2] == Pixels(bevel)[2, 2])
    #expect(Pixels(view)[3, 2] == Pixels(bevel)[3, 2])
    #expect(Pixels(within)[2, 2] == .black)
    snapshot(view)
  }

  @Test func strokeEndsAtItsShareOfTheLength() {
    let view = line {
      $0.strokeStart = 0.2
      $0.strokeEnd = 0.7
    }

    #expect(row(Pixels(view), 4) == ".......#####........")
    snapshot(view)
  }

  @Test func dashPhaseBeginsWithinThePattern() {
    let view = line {
      $0.lineDashPattern = [3, 2]
      $0.lineDashPhase = 2
    }

    #expect(row(Pixels(view), 4) == ".....#..###..##.....")
    snapshot(view)
  }
}
