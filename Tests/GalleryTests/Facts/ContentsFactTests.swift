import SnapshotTesting
import Testing
import UIKit

/// One fact each of what layers and contexts are filled with, with pixels worked out by hand.
@MainActor
@Suite(.snapshots)
struct ContentsFactTests {
  private func square(_ side: CGFloat, _ color: UIColor? = .white) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
    view.backgroundColor = color
    return view
  }

  private func layerView(_ image: UIImage, _ size: CGSize) -> UIView {
    let view = UIView(frame: CGRect(origin: .zero, size: size))
    view.layer.contents = image.cgImage
    view.layer.magnificationFilter = .nearest
    return view
  }

  @Test func contentsRectShowsAPartOfThePicture() {
    let view = layerView(.quarters, CGSize(width: 6, height: 6))
    view.layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)

    let pixels = Pixels(view)
    #expect(pixels[0, 0] == .green)
    #expect(pixels[5, 2] == .green)
    #expect(pixels[0, 3] == .white)
    snapshot(view)
  }

  @Test func aspectFillCoversAndIsCut() {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 8, height: 4))
    view.image = .quarters
    view.contentMode = .scaleAspectFill
    view.clipsToBounds = true
    view.layer.magnificationFilter = .nearest

    let pixels = Pixels(view)
    #expect(pixels[0, 0] == .red)
    #expect(pixels[7, 1] == .green)
    #expect(pixels[0, 2] == .blue)
    #expect(pixels[7, 3] == .white)
    snapshot(view)
  }

  @Test func patternColorRepeatsItsPicture() {
    let view = square(8, UIColor(patternImage: .quarters))

    let pixels = Pixels(view)
    for (x, y) in [(0, 0), (2, 0), (6, 4)] {
      #expect(pixels[x, y] == .red)
      #expect(pixels[x + 1, y] == .green)
      #expect(pixels[x, y + 1] == .blue)
    }
    snapshot(view)
  }

  /// The position names the anchor, here the top-left corner.
  @Test func anchorPointLiesOnThePosition() {
    let view = square(12)
    let layer = CALayer()
    layer.backgroundColor = UIColor.blue.cgColor
    layer.bounds = CGRect(x: 0, y: 0, width: 6, height: 3)
    layer.anchorPoint = .zero
    layer.position = CGPoint(x: 4, y: 5)
    view.layer.addSublayer(layer)

    let pixels = Pixels(view)
    #expect(pixels[3, 5] == .white)
    #expect(pixels[4, 5] == .blue)
    #expect(pixels[9, 7] == .blue)
    #expect(pixels[10, 7] == .white)
    snapshot(view)
  }

  @Test func scalingKeepsTheCentre() {
    let view = square(12)
    let child = UIView(frame: CGRect(x: 2, y: 2, width: 8, height: 8))
    child.backgroundColor = .blue
    child.transform = CGAffineTransform(scaleX: 0.5, y: 0.25)
    view.addSubview(child)

    let pixels = Pixels(view)
    #expect(pixels[3, 6] == .white)
    #expect(pixels[4, 5] == .blue)
    #expect(pixels[7, 6] == .blue)
    #expect(pixels[6, 4] == .white)
    #expect(pixels[6, 7] == .white)
    snapshot(view)
  }

  /// The first half of the turn lies below: angles grow clockwise on the screen.
  @Test func conicGradientTurnsClockwise() {
    let view = square(16, nil)
    let gradient = CAGradientLayer()
    gradient.type = .conic
    gradient.frame = view.bounds
    gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    gradient.colors = [UIColor.red, .red, .blue, .blue].map(\.cgColor)
    gradient.locations = [0, 0.5, 0.5, 1]
    view.layer.addSublayer(gradient)

    let pixels = Pixels(view)
    #expect(pixels[12, 12] == .red)
    #expect(pixels[3, 12] == .red)
    #expect(pixels[3, 3] == .blue)
    #expect(pixels[12, 3] == .blue)
    snapshot(view)
  }

  @Test func shadowOfNoRadiusIsAHardCopy() {
    let view = square(14)
    let box = UIView(frame: CGRect(x: 2, y: 2, width: 6, height: 6))
    box.backgroundColor = .blue
    box.layer.shadowColor = UIColor.black.cgColor
    box.layer.shadowOpacity = 1
    box.layer.shadowRadius = 0
    box.layer.shadowOffset = CGSize(width: 3, height: 4)
    view.addSubview(box)

    let pixels = Pixels(view)
    #expect(pixels[7, 7] == .blue)
    #expect(pixels[8, 8] == .black)
    #expect(pixels[10, 11] == .black)
    #expect(pixels[11, 11] == .white)
    #expect(pixels[4, 8] == .white)
    snapshot(view)
  }

  @Test func shadowPathReplacesTheShape() {
    let view = square(14)
    let box = UIView(frame: CGRect(x: 1, y: 1, width: 4, height: 4))
    box.backgroundColor = .blue
    box.layer.shadowColor = UIColor.black.cgColor
    box.layer.shadowOpacity = 1
    box.layer.shadowRadius = 0
    box.layer.shadowOffset = .zero
    box.layer.shadowPath = CGPath(rect: CGRect(x: 6, y: 6, width: 3, height: 2), transform: nil)
    view.addSubview(box)

    let pixels = Pixels(view)
    #expect(pixels[7, 7] == .black)
    #expect(pixels[9, 8] == .black)
    #expect(pixels[10, 8] == .white)
    #expect(pixels[6, 7] == .white)
    snapshot(view)
  }

  /// From 3 o'clock to 9 o'clock, clockwise on the screen: the lower half.
  @Test func clockwiseArcPassesBelow() {
    let view = square(12)
    let shape = CAShapeLayer()
    shape.path =
      UIBezierPath(
        arcCenter: CGPoint(x: 6, y: 6), radius: 5, startAngle: 0, endAngle: .pi, clockwise: true
      ).cgPath
    shape.fillColor = UIColor.blue.cgColor
    view.layer.addSublayer(shape)

    let pixels = Pixels(view)
    #expect(pixels[6, 7] == .blue)
    #expect(pixels[6, 5] == .white)
    #expect(pixels[2, 6] == .blue)
    snapshot(view)
  }

  @Test func whatIsOutsideTheClipStays() {
    let drawn = picture(8) {
      $0.setFillColor(UIColor.white.cgColor)
      $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
      $0.clip(to: CGRect(x: 2, y: 1, width: 4, height: 3))
      $0.setFillColor(UIColor.red.cgColor)
      $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    let view = layerView(drawn, CGSize(width: 8, height: 8))

    let pixels = Pixels(view)
    #expect(pixels[2, 1] == .red)
    #expect(pixels[5, 3] == .red)
    #expect(pixels[6, 3] == .white)
    #expect(pixels[2, 4] == .white)
    snapshot(view)
  }
}
