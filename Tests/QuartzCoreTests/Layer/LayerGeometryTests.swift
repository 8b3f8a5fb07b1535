import DarkroomCoreGraphics
import DarkroomQuartzCore
import Testing

struct LayerGeometryTests {
  @Test func frameFollowsPositionAndAnchor() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 5, y: 5, width: 10, height: 20)
    layer.position = CGPoint(x: 100, y: 100)
    #expect(layer.frame == CGRect(x: 95, y: 90, width: 10, height: 20))
    layer.anchorPoint = .zero

    #expect(layer.frame == CGRect(x: 100, y: 100, width: 10, height: 20))
  }

  @Test func boundsGrowAroundTheAnchor() {
    let layer = CALayer(0, 0, 10, 10)
    layer.bounds.size = CGSize(width: 20, height: 10)

    #expect(layer.frame == CGRect(x: -5, y: 0, width: 20, height: 10))
  }

  /// To the last bit: what follows changes of frames would not come to an end.
  @Test func scrollingDoesNotMoveTheFrameOfATransformedLayer() {
    let layer = CALayer(0, 0, 33.7, 71.3)
    layer.setAffineTransform(CGAffineTransform(a: 1.3, b: 0.4, c: -0.7, d: 0.9, tx: 0.1, ty: 5))
    let frame = layer.frame

    for offset in stride(from: 0.1, to: 1e6, by: 12_345.6) {
      layer.bounds.origin = CGPoint(x: offset, y: -offset / 3)
      #expect(layer.frame == frame)
    }
  }

  @Test func settingTheFrameOfAScaledLayerDividesTheBounds() {
    let layer = CALayer()
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 4))
    layer.frame = CGRect(x: 10, y: 20, width: 40, height: 40)

    #expect(layer.bounds.size == CGSize(width: 20, height: 10))
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 40, height: 40))
  }

  @Test func pointsConvertThroughBoundsOrigins() {
    let root = CALayer(0, 0, 100, 100)
    let scrolled = CALayer(10, 10, 50, 50)
    let leaf = CALayer(20, 20, 5, 5)
    scrolled.bounds.origin = CGPoint(x: 0, y: 15)
    _ = root.adding(scrolled.adding(leaf))

    #expect(leaf.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 31, y: 16))
    #expect(leaf.convert(CGPoint(x: 31, y: 16), from: root) == CGPoint(x: 1, y: 1))
    #expect(root.convert(CGPoint(x: 31, y: 16), to: leaf) == CGPoint(x: 1, y: 1))
  }

  @Test func siblingsConvertThroughTheirParent() {
    let a = CALayer(10, 0, 10, 10)
    let b = CALayer(30, 5, 10, 10)
    let root = CALayer(0, 0, 100, 100).adding(a, b)

    #expect(
      a.convert(CGRect(x: 0, y: 0, width: 2, height: 2), to: b).origin == CGPoint(x: -20, y: -5))
    #expect(root.sublayers?.count == 2)
  }

  @Test func sublayerTransformMovesSublayersAboutTheAnchor() {
    let child = CALayer(10, 10, 10, 10)
    let root = CALayer(0, 0, 100, 100).adding(child)
    root.sublayerTransform = CATransform3DMakeScale(2, 2, 1)

    #expect(child.convert(.zero, to: root) == CGPoint(x: -30, y: -30))
  }

  @Test func flippedGeometryCountsFromTheBottom() {
    let child = CALayer(0, 0, 10, 10)
    let root = CALayer(0, 0, 100, 100).adding(child)
    root.isGeometryFlipped = true

    #expect(child.convert(.zero, to: root) == CGPoint(x: 0, y: 100))
  }

  @Test func hitTestFindsTheTopmostLayer() {
    let below = CALayer(0, 0, 10, 10)
    let above = CALayer(5, 5, 10, 10)
    let root = CALayer(0, 0, 20, 20).adding(below, above)

    #expect(root.hitTest(CGPoint(x: 6, y: 6)) === above)
    below.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 6, y: 6)) === below)
    below.isHidden = true
    #expect(root.hitTest(CGPoint(x: 6, y: 6)) === above)
    #expect(root.hitTest(CGPoint(x: 20, y: 20)) == nil)
  }

  @Test func rotationAboutZIsAffine() {
    let t = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)

    #expect(CATransform3DIsAffine(t))
    #expect(CATransform3DGetAffineTransform(t) == CGAffineTransform(rotationAngle: .pi / 2))
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
  }

  @Test func inverseUndoesATransform() {
    let t = CATransform3DTranslate(CATransform3DMakeScale(2, 4, 8), 1, 2, 3)

    #expect(CATransform3DConcat(t, CATransform3DInvert(t)) == CATransform3DIdentity)
  }
}
