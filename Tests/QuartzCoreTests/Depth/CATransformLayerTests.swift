import DarkroomCoreGraphics
import DarkroomQuartzCore
import Testing

struct CATransformLayerTests {
  /// Turned by 60° about the vertical axis and back again: in space nothing remains, flat a quarter of the width.
  @Test(arguments: [true, false])
  func transformsMeetInSpace(hasDepth: Bool) {
    let turned: CALayer = hasDepth ? CATransformLayer() : CALayer()
    turned.frame = CGRect(x: 0, y: 0, width: 8, height: 1)
    let red = CALayer(0, 0, 8, 1, .red)
    turned.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    red.transform = CATransform3DMakeRotation(-.pi / 3, 0, 1, 0)
    turned.addSublayer(red)

    let rows = CALayer(0, 0, 8, 1).adding(turned).pictureOfScreen(8, 1).rows
    #expect(rows == [hasDepth ? "rrrrrrrr" : "...rr..."])
  }

  @Test func itDrawsNothingItselfAndFadesEachSublayer() {
    let layer = CATransformLayer(0, 0, 3, 1, .red)
    layer.borderColor = .red
    layer.borderWidth = 1
    layer.opacity = 0.5
    _ = layer.adding(CALayer(0, 0, 2, 1, .red), CALayer(1, 0, 2, 1, .red))

    #expect(CALayer(0, 0, 3, 1).adding(layer).picture(3, 1).alphas(row: 0) == [128, 192, 128])
  }

  /// The sides of a box seen from the back: what was nearest lies behind.
  @Test func whatIsNearerCoversWhatIsFarther() {
    func box(turned: Bool) -> [String] {
      let box = CATransformLayer(0, 0, 2, 1)
      let (front, back) = (CALayer(0, 0, 2, 1, .red), CALayer(0, 0, 2, 1, .blue))
      front.zPosition = 1
      back.zPosition = -1
      if turned { box.transform = CATransform3DMakeRotation(.pi, 0, 1, 0) }
      return CALayer(0, 0, 2, 1).adding(box.adding(front, back)).picture(2, 1).rows
    }

    #expect(box(turned: false) == ["rr"])
    #expect(box(turned: true) == ["bb"])
  }

  @Test func aSideThatFacesAwayVanishesWhereItHasOneSide() {
    let box = CATransformLayer(0, 0, 2, 1)
    let side = CALayer(0, 0, 2, 1, .red)
    side.isDoubleSided = false
    box.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)

    #expect(CALayer(0, 0, 2, 1).adding(box.adding(side)).picture(2, 1).rows == [".."])
    side.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(CALayer(0, 0, 2, 1).adding(box).picture(2, 1).rows == ["rr"])
  }

  @Test func depthGoesOnThroughTransformLayers() {
    let (outer, inner) = (CATransformLayer(0, 0, 8, 1), CATransformLayer(0, 0, 8, 1))
    outer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    inner.transform = CATransform3DMakeRotation(-.pi / 3, 0, 1, 0)
    let picture = CALayer(0, 0, 8, 1).adding(outer.adding(inner.adding(CALayer(2, 0, 4, 1, .red))))

    #expect(picture.picture(8, 1).rows == ["..rrrr.."])
  }
}
