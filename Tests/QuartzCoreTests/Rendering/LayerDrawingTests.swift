import DarkroomCoreGraphics
import DarkroomQuartzCore
import DarkroomRaster
import Testing

struct LayerDrawingTests {
  @Test func sublayersLieAboveTheBackgroundInOrder() {
    let layer = CALayer(0, 0, 3, 1, .red).adding(
      CALayer(1, 0, 2, 1, .green), CALayer(2, 0, 1, 1, .blue))

    #expect(layer.picture(3, 1).rows == ["rgb"])
  }

  @Test func zPositionGoesBeforeOrder() {
    let layer = CALayer(0, 0, 1, 1).adding(CALayer(0, 0, 1, 1, .red), CALayer(0, 0, 1, 1, .green))
    layer.sublayers?[0].zPosition = 1

    #expect(layer.picture(1, 1).rows == ["r"])
  }

  @Test func theBorderLiesInsideTheBoundsAboveSublayers() {
    let layer = CALayer(0, 0, 4, 4, .white).adding(CALayer(0, 0, 2, 4, .red))
    layer.borderWidth = 1
    layer.borderColor = .blue

    #expect(layer.picture(5, 5).rows.dropFirst().prefix(2) == ["brwb.", "brwb."])
  }

  @Test func theCornersOfASquareBorderLetOneLevelOfTheFillThrough() {
    func border(_ fill: CGColor?) -> Picture {
      let layer = CALayer(0, 0, 6, 6, fill)
      layer.borderWidth = 2
      layer.borderColor = .black
      return layer.picture(6, 6)
    }
    for (x, y) in [(0, 0), (5, 0), (0, 5), (5, 5)] {
      #expect(border(.white).pixel(x, y) == [1, 1, 1, 255])
      #expect(border(nil).pixel(x, y) == [0, 0, 0, 255])
    }
    #expect(border(.white).pixel(1, 0) == [0, 0, 0, 255])
    #expect(border(.white).pixel(1, 1) == [0, 0, 0, 255])
  }

  @Test func onlyMaskingCutsSublayers() {
    let layer = CALayer(0, 0, 2, 1).adding(CALayer(0, 0, 3, 1, .red))
    #expect(layer.picture(3, 1).rows == ["rrr"])
    layer.masksToBounds = true

    #expect(layer.picture(3, 1).rows == ["rr."])
  }

  @Test func roundedCornersCutSublayersOnlyWhereTheLayerMasks() {
    let layer = CALayer(0, 0, 20, 20, .white).adding(CALayer(0, 0, 20, 20, .red))
    layer.cornerRadius = 10
    #expect(layer.picture(20, 20).rows[0] == String(repeating: "r", count: 20))
    layer.masksToBounds = true

    #expect(layer.picture(20, 20).rows[0].hasPrefix("...."))
  }

  /// Measured on iOS 15 to 17, blue on white, radius 10; Apple's own values are up to 13 below exact areas.
  @Test func theCornerCoverageIsThatOfACircle() {
    let layer = CALayer(0, 0, 40, 40, .blue)
    layer.cornerRadius = 10
    let picture = layer.picture(40, 40)
    let expected: [UInt32] = [0, 0, 0, 0, 0, 5, 85, 165, 224, 249]

    for (found, wanted) in zip(picture.alphas(row: 0), expected) {
      #expect(abs(Int(found) - Int(wanted)) <= 4, "\(picture.alphas(row: 0).prefix(10))")
    }
  }

  @Test func maskedCornersChooseWhichAreRound() {
    let layer = CALayer(0, 0, 20, 20, .red)
    layer.cornerRadius = 10
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    let picture = layer.picture(20, 20)

    #expect(picture.alpha(0, 0) == 0 && picture.alpha(19, 19) == 0)
    #expect(picture.alpha(19, 0) == 255 && picture.alpha(0, 19) == 255)
  }

  @Test func aRadiusLargerThanHalfASideIsCutToIt() {
    let huge = CALayer(0, 0, 20, 10, .red)
    huge.cornerRadius = 50
    let half = CALayer(0, 0, 20, 10, .red)
    half.cornerRadius = 5

    #expect(huge.picture(20, 10) == half.picture(20, 10))
  }

  /// Red and black at half opacity: composited first, so red shows 128 and no black through it.
  @Test func opacityHoldsForTheWholeLayer() {
    let layer = CALayer(0, 0, 1, 1, .black).adding(CALayer(0, 0, 1, 1, .red))
    layer.opacity = 0.5

    #expect(layer.picture(1, 1).pixel(0, 0) == [128, 0, 0, 128])
  }

  @Test func hiddenAndTransparentLayersDrawNothing() {
    let hidden = CALayer(0, 0, 1, 1, .red)
    hidden.isHidden = true
    let clear = CALayer(1, 0, 1, 1, .red)
    clear.opacity = 0

    #expect(CALayer(0, 0, 2, 1).adding(hidden, clear).picture(2, 1).rows == [".."])
  }

  @Test func theBackOfASingleSidedLayerIsHidden() {
    let layer = CALayer(0, 0, 2, 1, .red)
    layer.isDoubleSided = false
    let root = CALayer(0, 0, 2, 1).adding(layer)
    #expect(root.picture(2, 1).rows == ["rr"])
    layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)

    #expect(root.picture(2, 1).rows == [".."])
  }

  /// The references that lottie-ios recorded on iOS show layers that are turned out of the plane in their own shape.
  @Test(arguments: [
    CATransform3DMakeRotation(.pi / 2, 1, 0, 0), CATransform3DMakeRotation(.pi / 3, 0, 1, 0),
    CATransform3DMakeRotation(.pi, 0, 1, 0), CATransform3DMakeRotation(1, 1, 2, 3),
  ])
  func aLayerOutOfThePlaneIsDrawnAsIfItWereNotTurned(_ turn: CATransform3D) {
    let layer = CALayer(1, 0, 2, 1, .red).adding(CALayer(0, 0, 1, 1, .blue))
    layer.transform = turn

    #expect(CALayer(0, 0, 4, 1).adding(layer).picture(4, 1).rows == [".br."])
  }

  @Test(arguments: [
    CATransform3DMakeScale(2, 1, 2),
    CATransform3DTranslate(CATransform3DMakeScale(2, 1, 1), 0, 0, 9),
  ])
  func scalesAndMovesAlongZAreNoTurns(_ transform: CATransform3D) {
    let layer = CALayer(1, 0, 2, 1, .red)
    layer.transform = transform

    #expect(CALayer(0, 0, 4, 1).adding(layer).picture(4, 1).rows == ["rrrr"])
  }

  @Test func pictureOfTheScreenShowsTheProjectionOfALayerOutOfThePlane() {
    let layer = CALayer(0, 0, 8, 1, .red)
    layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)

    #expect(CALayer(0, 0, 8, 1).adding(layer).pictureOfScreen(8, 1).rows == ["..rrrr.."])
  }

  @Test func transformsTurnAboutTheAnchor() {
    let layer = CALayer(0, 0, 2, 1, .red).adding(CALayer(0, 0, 1, 1, .blue))
    layer.transform = CATransform3DMakeScale(-1, 1, 1)

    #expect(CALayer(0, 0, 2, 1).adding(layer).picture(2, 1).rows == ["rb"])
  }

  @Test func aMaskLetsThroughByItsAlpha() {
    let layer = CALayer(0, 0, 3, 1, .red)
    let mask = CALayer(1, 0, 2, 1, .black)
    mask.opacity = 1
    layer.mask = mask
    mask.addSublayer(CALayer(0, 0, 1, 1, .white))

    #expect(layer.picture(3, 1).rows == [".rr"])
  }

  @Test func theMaskCutsTheBorderToo() {
    let layer = CALayer(0, 0, 3, 1, .red)
    layer.borderWidth = 1
    layer.mask = CALayer(0, 0, 1, 1, .black)

    #expect(layer.picture(3, 1).rows == ["k.."])
  }

  @Test func boundsOriginScrollsSublayers() {
    let layer = CALayer(0, 0, 2, 1).adding(CALayer(1, 0, 1, 1, .red))
    layer.bounds.origin.x = 1

    #expect(CALayer(0, 0, 2, 1).adding(layer).picture(2, 1).rows == ["r."])
  }

  @Test func operationsKnowTheirLayer() {
    let child = CALayer(1, 0, 1, 1, .red)
    let root = CALayer(0, 0, 2, 1, .white).adding(child)
    let context = CGContext(recordingWidth: 2, height: 1, scale: 1)
    var renderer = LayerRenderer(context: context)
    renderer.render(root)
    let owners = context.displayList().operations.map(\.owner)

    #expect(owners == [0, 1])
    #expect(renderer.layers[1] === child)
  }
}
