import SnapshotTesting
import Testing
import UIKit

/// One fact each of where layers and images are put, and of how they mix, with pixels worked out by hand.
@MainActor
@Suite(.snapshots)
struct PlacementFactTests {
  /// Eight points wide and high, with a square of four in its top left corner.
  private func corner(_ color: UIColor = .red, in background: UIColor = .white) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    view.backgroundColor = background
    let square = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    square.backgroundColor = color
    view.addSubview(square)
    return view
  }

  /// The picture of a context of `color` after `draw`, on a view of its size.
  private func painted(_ color: UIColor, _ draw: (CGContext) -> Void) -> UIView {
    UIImageView(
      image: picture(8) { context in
        context.setFillColor(color.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        draw(context)
      })
  }

  @Test func originOfBoundsMovesSubviewsTheOtherWay() {
    let view = corner()
    view.bounds.origin = CGPoint(x: -3, y: -2)

    let pixels = Pixels(view)
    #expect(pixels[3, 2] == .red && pixels[6, 5] == .red)
    #expect(pixels[2, 2] == .white && pixels[3, 1] == .white && pixels[7, 5] == .white)
    snapshot(view)
  }

  @Test func sublayerTransformLeavesTheLayerItself() {
    let view = corner()
    view.layer.sublayerTransform = CATransform3DMakeTranslation(4, 4, 0)

    let pixels = Pixels(view)
    #expect(pixels[0, 0] == .white && pixels[3, 3] == .white)
    #expect(pixels[4, 4] == .red && pixels[7, 7] == .red)
    snapshot(view)
  }

  @Test func backOfASingleSidedLayerIsNotSeen() {
    let view = corner()
    let front = UIView(frame: CGRect(x: 4, y: 4, width: 4, height: 4))
    front.backgroundColor = .blue
    view.addSubview(front)
    for square in view.subviews {
      square.layer.isDoubleSided = false
    }
    view.subviews[0].layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)

    let pixels = Pixels(view)
    #expect(pixels[1, 1] == .white)
    #expect(pixels[5, 5] == .blue)
    snapshot(view)
  }

  @Test func bottomRightKeepsTheSizeInTheCorner() {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    view.image = .quarters
    view.contentMode = .bottomRight

    let pixels = Pixels(view)
    #expect(pixels[6, 6] == .red && pixels[7, 6] == .green)
    #expect(pixels[6, 7] == .blue && pixels[7, 7] == .white)
    #expect(pixels[5, 7] == .clear)
    snapshot(view)
  }

  @Test func mirroredOrientationSwapsLeftAndRight() {
    let view = UIImageView(image: UIImage.quarters.withHorizontallyFlippedOrientation())

    let pixels = Pixels(view)
    #expect(pixels[0, 0] == .green && pixels[1, 0] == .red)
    #expect(pixels[0, 1] == .white && pixels[1, 1] == .blue)
    snapshot(view)
  }

  @Test func imagesThatAskAreFlippedFromRightToLeft() {
    let view = UIImageView(image: UIImage.quarters.imageFlippedForRightToLeftLayoutDirection())
    view.semanticContentAttribute = .forceRightToLeft

    let pixels = Pixels(view)
    #expect(pixels[0, 0] == .green && pixels[1, 0] == .red)
    snapshot(view)
  }

  @Test func screenLightens() {
    let view = painted(.red) { context in
      context.setBlendMode(.screen)
      context.setFillColor(UIColor.green.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 8))
    }

    let pixels = Pixels(view)
    #expect(pixels[0, 0] == .opaque(255, 255, 0))
    #expect(pixels[4, 0] == .red)
    snapshot(view)
  }

  @Test func differenceOfWhiteInverts() {
    let view = painted(.red) { context in
      context.setBlendMode(.difference)
      context.setFillColor(UIColor.white.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 8))
    }

    let pixels = Pixels(view)
    #expect(pixels[0, 0] == .opaque(0, 255, 255))
    #expect(pixels[4, 0] == .red)
    snapshot(view)
  }

  @Test func clearingLeavesNothing() {
    let view = painted(.blue) { $0.clear(CGRect(x: 2, y: 2, width: 4, height: 4)) }

    let pixels = Pixels(view)
    #expect(pixels[2, 2] == .clear && pixels[5, 5] == .clear)
    #expect(pixels[1, 2] == .blue && pixels[6, 5] == .blue)
    snapshot(view)
  }

  @Test func evenOddClipSparesWhatIsInsideTwice() {
    let view = painted(.white) { context in
      context.addRect(CGRect(x: 0, y: 0, width: 8, height: 8))
      context.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))
      context.clip(using: .evenOdd)
      context.setFillColor(UIColor.black.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }

    let pixels = Pixels(view)
    #expect(pixels[1, 1] == .black && pixels[6, 6] == .black)
    #expect(pixels[2, 2] == .white && pixels[5, 5] == .white)
    snapshot(view)
  }

  /// A quarter of the white comes through: (255 · 128 ÷ 255) · 128 ÷ 255.
  @Test func twoHalvesOfBlackLeaveAQuarter() {
    let view = corner(UIColor(white: 0, alpha: 0.5))
    let upper = UIView(frame: CGRect(x: 2, y: 2, width: 4, height: 4))
    upper.backgroundColor = UIColor(white: 0, alpha: 0.5)
    view.addSubview(upper)

    let pixels = Pixels(view)
    #expect(pixels[0, 0].isWithin(1, of: .opaque(127, 127, 127)))
    #expect(pixels[2, 2].isWithin(1, of: .opaque(64, 64, 64)))
    #expect(pixels[5, 5].isWithin(1, of: .opaque(127, 127, 127)))
    snapshot(view)
  }
}
