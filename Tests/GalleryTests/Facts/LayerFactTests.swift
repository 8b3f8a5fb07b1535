import SnapshotTesting
import Testing
import UIKit

/// One fact of layer drawing each: a picture, and pixels worked out by hand.
@MainActor
@Suite(.snapshots)
struct LayerFactTests {
  private func square(_ side: CGFloat, _ color: UIColor? = .white) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
    view.backgroundColor = color
    return view
  }

  @Test func backgroundFillsTheBounds() {
    let view = square(8, .red)

    let pixels = Pixels(view)
    #expect(pixels[0, 0] == .red)
    #expect(pixels[7, 7] == .red)
    snapshot(view)
  }

  @Test func halfAPixelOfAViewIsHalfInked() {
    let view = square(8)
    let bar = UIView(frame: CGRect(x: 1.5, y: 2, width: 4, height: 3))
    bar.backgroundColor = .black
    view.addSubview(bar)

    let pixels = Pixels(view)
    #expect(pixels[1, 3].isWithin(1, of: .opaque(127, 127, 127)))
    #expect(pixels[2, 3] == .black)
    #expect(pixels[5, 3].isWithin(1, of: .opaque(127, 127, 127)))
    #expect(pixels[6, 3] == .white)
    snapshot(view)
  }

  /// Rows 0 to 3 of UIKit's corner of radius 10 at scale 1 (Measures, layers).
  @Test func cornerOfRadiusTenHasUIKitsCoverage() {
    let view = square(40, .blue)
    view.layer.cornerRadius = 10

    let pixels = Pixels(view)
    let expected = [
      [0, 0, 0, 0, 0, 5, 85, 165, 224, 249, 255], [0, 0, 0, 0, 81, 220, 255], [0, 0, 2, 138, 255],
      [0, 0, 138, 255],
    ]
    for (y, row) in expected.enumerated() {
      for (x, coverage) in row.enumerated() {
        #expect(abs(pixels[x, y].alpha - coverage) <= 13, "at (\(x), \(y))")
        #expect(pixels[x, y] == pixels[y, x], "the corner is symmetric at (\(x), \(y))")
      }
    }
    #expect(pixels[39, 0] == .clear)
    #expect(pixels[20, 20] == .blue)
    snapshot(view)
  }

  @Test func onlyMaskedCornersAreRound() {
    let view = square(20, .blue)
    view.layer.cornerRadius = 8
    view.layer.maskedCorners = [.layerMinXMinYCorner]

    let pixels = Pixels(view)
    #expect(pixels[0, 0] == .clear)
    #expect(pixels[19, 0] == .blue)
    #expect(pixels[0, 19] == .blue)
    #expect(pixels[19, 19] == .blue)
    snapshot(view)
  }

  @Test func borderLiesInsideTheBoundsAndAboveSubviews() {
    let view = square(12)
    view.layer.borderWidth = 2
    view.layer.borderColor = UIColor.red.cgColor
    let child = square(12, .blue)
    view.addSubview(child)

    let pixels = Pixels(view)
    #expect(pixels[0, 6] == .red)
    #expect(pixels[1, 6] == .red)
    #expect(pixels[2, 6] == .blue)
    #expect(pixels[11, 6] == .red)
    snapshot(view)
  }

  /// Coverage at distance d outside a wide edge, radius 8 (Measures, layers).
  @Test func shadowFollowsTheTruncatedGaussian() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 160))
    let box = UIView(frame: CGRect(x: 40, y: 40, width: 80, height: 80))
    box.backgroundColor = .white
    box.layer.shadowColor = UIColor.black.cgColor
    box.layer.shadowOpacity = 1
    box.layer.shadowRadius = 8
    box.layer.shadowOffset = .zero
    view.addSubview(box)

    let pixels = Pixels(view)
    for (distance, coverage) in [(0, 121), (4, 71), (9, 26), (12, 10), (14, 4), (17, 0)] {
      #expect(abs(pixels[120 + distance, 80].alpha - coverage) <= 2, "\(distance) px outside")
    }
    #expect(pixels[80, 80] == .white)
    snapshot(view)
  }

  @Test func masksToBoundsCutsTheShadow() {
    let view = square(40, nil)
    let box = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    box.backgroundColor = .blue
    box.layer.shadowOpacity = 1
    box.layer.masksToBounds = true
    view.addSubview(box)

    #expect(Pixels(view)[9, 20] == .clear)
    snapshot(view)
  }

  @Test func opacityAppliesToTheGroupNotToEachView() {
    let view = square(12)
    let group = UIView(frame: view.bounds)
    group.alpha = 0.5
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    back.backgroundColor = .red
    let front = UIView(frame: CGRect(x: 4, y: 4, width: 8, height: 8))
    front.backgroundColor = .blue
    group.addSubview(back)
    group.addSubview(front)
    view.addSubview(group)

    let pixels = Pixels(view)
    #expect(pixels[1, 1].isWithin(1, of: .opaque(255, 127, 127)))
    #expect(pixels[6, 6].isWithin(1, of: .opaque(127, 127, 255)), "no red shines through")
    snapshot(view)
  }

  @Test func clipsToBoundsCutsChildren() {
    let view = square(12)
    let window = UIView(frame: CGRect(x: 2, y: 2, width: 6, height: 6))
    window.clipsToBounds = true
    let child = UIView(frame: CGRect(x: 3, y: 3, width: 20, height: 20))
    child.backgroundColor = .green
    window.addSubview(child)
    view.addSubview(window)

    let pixels = Pixels(view)
    #expect(pixels[7, 7] == .green)
    #expect(pixels[8, 8] == .white)
    #expect(pixels[4, 4] == .white)
    snapshot(view)
  }

  @Test func maskUsesTheMaskLayersAlpha() {
    let view = square(8, .red)
    let mask = CALayer()
    mask.frame = CGRect(x: 0, y: 0, width: 4, height: 8)
    mask.backgroundColor = UIColor(white: 0, alpha: 0.5).cgColor
    view.layer.mask = mask

    let pixels = Pixels(view)
    #expect(pixels[1, 4].isWithin(1, of: .init(red: 128, green: 0, blue: 0, alpha: 128)))
    #expect(pixels[6, 4] == .clear)
    snapshot(view)
  }

  @Test func zPositionBeatsTheOrderOfSublayers() {
    let view = square(8)
    let first = square(8, .red)
    let second = square(8, .blue)
    view.addSubview(first)
    view.addSubview(second)
    first.layer.zPosition = 1

    #expect(Pixels(view)[4, 4] == .red)
    snapshot(view)
  }

  @Test func quarterTurnMovesTheTopLeftToTheTopRight() {
    let view = square(20)
    let child = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 3))
    mark.backgroundColor = .red
    child.backgroundColor = .blue
    child.addSubview(mark)
    child.transform = CGAffineTransform(rotationAngle: .pi / 2)
    view.addSubview(child)

    let pixels = Pixels(view)
    #expect(pixels[13, 6].isWithin(1, of: .red))
    #expect(pixels[6, 6].isWithin(1, of: .blue))
    snapshot(view)
  }

  /// A square of side 10√2 turned by 45° has its corners on the axes, 10 px from the center.
  @Test func turnedSquareIsADiamond() {
    let view = square(24)
    let side = CGFloat(200).squareRoot()
    let child = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
    child.backgroundColor = .black
    child.center = CGPoint(x: 12, y: 12)
    child.transform = CGAffineTransform(rotationAngle: .pi / 4)
    view.addSubview(child)

    let pixels = Pixels(view)
    #expect(pixels[12, 12] == .black)
    #expect(pixels[4, 4] == .white)
    #expect(pixels[6, 7].isWithin(3, of: .opaque(127, 127, 127)), "the edge x + y = 14 halves it")
    snapshot(view)
  }

  @Test func gradientRunsFromTopToBottom() {
    let view = square(16, nil)
    let gradient = CAGradientLayer()
    gradient.frame = view.bounds
    gradient.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
    view.layer.addSublayer(gradient)

    let pixels = Pixels(view)
    for y in 0..<16 {
      let level = Int((Double(y) + 0.5) / 16 * 255 + 0.5)
      #expect(pixels[3, y].isWithin(1, of: .opaque(level, level, level)), "row \(y)")
    }
    snapshot(view)
  }

  @Test func gradientStopsAtItsLocations() {
    let view = square(16, nil)
    let gradient = CAGradientLayer()
    gradient.frame = view.bounds
    gradient.colors = [
      UIColor.red.cgColor, UIColor.red.cgColor, UIColor.blue.cgColor, UIColor.blue.cgColor,
    ]
    gradient.locations = [0, 0.5, 0.5, 1]
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    view.layer.addSublayer(gradient)

    let pixels = Pixels(view)
    #expect(pixels[6, 8] == .red)
    #expect(pixels[9, 8] == .blue)
    snapshot(view)
  }

  @Test func radialGradientGrowsFromItsCentre() {
    let view = square(21, nil)
    let gradient = CAGradientLayer()
    gradient.type = .radial
    gradient.frame = view.bounds
    gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 1)
    gradient.colors = [UIColor.white.cgColor, UIColor.black.cgColor]
    view.layer.addSublayer(gradient)

    let pixels = Pixels(view)
    #expect(pixels[10, 10].red >= 253)
    #expect(pixels[0, 10].isWithin(14, of: .opaque(12, 12, 12)))
    #expect(pixels[5, 10] == pixels[10, 5])
    snapshot(view)
  }

  @Test func shapeLayerFillsEvenOdd() {
    let view = square(16)
    let shape = CAShapeLayer()
    let path = UIBezierPath(rect: CGRect(x: 2, y: 2, width: 12, height: 12))
    path.append(UIBezierPath(rect: CGRect(x: 5, y: 5, width: 6, height: 6)))
    shape.path = path.cgPath
    shape.fillRule = .evenOdd
    shape.fillColor = UIColor.blue.cgColor
    view.layer.addSublayer(shape)

    let pixels = Pixels(view)
    #expect(pixels[3, 3] == .blue)
    #expect(pixels[8, 8] == .white)
    snapshot(view)
  }

  @Test func dashesRepeatTheirPattern() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 6))
    view.backgroundColor = .white
    let shape = CAShapeLayer()
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 3))
    path.addLine(to: CGPoint(x: 20, y: 3))
    shape.path = path.cgPath
    shape.lineWidth = 2
    shape.strokeColor = UIColor.black.cgColor
    shape.lineDashPattern = [4, 2]
    view.layer.addSublayer(shape)

    let pixels = Pixels(view)
    let row = (0..<20).map { pixels[$0, 2] == .black ? "#" : "." }.joined()
    #expect(row == "####..####..####..##")
    #expect(pixels[0, 1] == .white)
    #expect(pixels[0, 4] == .white)
    snapshot(view)
  }
}
