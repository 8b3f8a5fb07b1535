import DarkroomCoreGraphics
import DarkroomRaster
import Testing

struct ContextTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  @Test func bitmapContextsHaveTheirOriginAtTheBottom() throws {
    let context = try CGContext.bitmap(1, 2)
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))

    #expect(context.makeImage()?.hexRows == ["00000000", "ff0000ff"])
    #expect(context.ctm == .identity)
  }

  @Test func recordingContextsHaveTheirOriginAtTheTop() {
    let context = CGContext(recordingWidth: 2, height: 4, scale: 2)
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))

    #expect(
      context.makeImage()?.alphaRows == ["ff ff", "ff ff", "00 00", "00 00"])
    #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 4))
  }

  @Test func resetClipHoldsUntilTheStateIsRestored() {
    let picture = CGImage.drawn(3, 1) {
      $0.setFillColor(red)
      $0.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
      $0.saveGState()
      $0.resetClip()
      $0.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
      $0.restoreGState()
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    }

    #expect(picture.alphaRows == ["ff 00 ff"])
  }

  @Test func imagesStandUprightWhereYPointsUp() throws {
    let context = try CGContext.bitmap(1, 2)
    context.draw(CGImage(rows: "r", "b"), in: CGRect(x: 0, y: 0, width: 1, height: 2))

    #expect(context.makeImage()?.hexRows == ["ff0000ff", "0000ffff"])
  }

  /// As in UIKit's contexts on Apple's systems, whose y axis points down.
  @Test func imagesStandOnTheirHeadsWhereYPointsDown() {
    let picture = CGImage.drawn(1, 2) {
      $0.draw(CGImage(rows: "r", "b"), in: CGRect(x: 0, y: 0, width: 1, height: 2))
    }

    #expect(picture.hexRows == ["0000ffff", "ff0000ff"])
  }

  @Test func restoreBringsBackColourTransformAndClip() {
    let picture = CGImage.drawn(3, 1) {
      $0.setFillColor(red)
      $0.saveGState()
      $0.setFillColor(.white)
      $0.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
      $0.translateBy(x: 1, y: 0)
      $0.restoreGState()
      $0.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }

    #expect(picture.hexRows == ["00000000 ff0000ff 00000000"])
  }

  /// A path is where it was built, whatever becomes of the transform.
  @Test func theTransformAtBuildingTimePlacesThePath() {
    let picture = CGImage.drawn(3, 1) {
      $0.setFillColor(red)
      $0.translateBy(x: 1, y: 0)
      $0.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
      $0.translateBy(x: 1, y: 0)
      $0.fillPath()
    }

    #expect(picture.alphaRows == ["00 ff 00"])
  }

  @Test func drawingEndsTheCurrentPath() {
    let context = CGContext(recordingWidth: 1, height: 1, scale: 1)
    context.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(!context.isPathEmpty)
    context.fillPath()

    #expect(context.isPathEmpty)
  }

  @Test func aStrokeLiesAstrideItsLine() {
    let picture = CGImage.drawn(4, 1) {
      $0.setStrokeColor(red)
      $0.setLineWidth(2)
      $0.strokeLineSegments(between: [CGPoint(x: 2, y: 0), CGPoint(x: 2, y: 1)])
    }

    #expect(picture.alphaRows == ["00 ff ff 00"])
  }

  @Test func dashesLeaveGaps() {
    let picture = CGImage.drawn(6, 1) {
      $0.setLineDash(phase: 1, lengths: [2, 1])
      $0.strokeLineSegments(between: [CGPoint(x: 0, y: 0.5), CGPoint(x: 6, y: 0.5)])
    }

    #expect(picture.alphaRows == ["ff 00 ff ff 00 ff"])
  }

  /// alpha 0.5 is 128 of 255; red × 128 is 128.
  @Test func globalAlphaMultipliesTheColour() {
    let picture = CGImage.drawn(1, 1) {
      $0.setAlpha(0.5)
      $0.setFillColor(red)
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    #expect(picture.hexRows == ["80000080"])
  }

  @Test func multiplyingDarkensBothColours() {
    let picture = CGImage.drawn(1, 1) {
      $0.setFillColor(red: 1, green: 1, blue: 0, alpha: 1)
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      $0.setBlendMode(.multiply)
      $0.setFillColor(red: 0, green: 1, blue: 1, alpha: 1)
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    #expect(picture.hexRows == ["00ff00ff"])
  }

  @Test func clearMakesTransparent() {
    let picture = CGImage.drawn(2, 1) {
      $0.setAlpha(0.5)
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      $0.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
    }

    #expect(picture.alphaRows == ["00 80"])
  }

  /// Two black squares at half opacity: 128 as one layer, 192 one after the other.
  @Test func aTransparencyLayerIsCompositedAsOne() {
    let square = CGRect(x: 0, y: 0, width: 1, height: 1)
    let layered = CGImage.drawn(1, 1) {
      $0.setAlpha(0.5)
      $0.beginTransparencyLayer(auxiliaryInfo: nil)
      $0.fill(square)
      $0.fill(square)
      $0.endTransparencyLayer()
      $0.setAlpha(1)
    }
    let plain = CGImage.drawn(1, 1) {
      $0.setAlpha(0.5)
      $0.fill([square, square])
    }

    #expect(layered.alphaRows == ["80"])
    #expect(plain.alphaRows == ["c0"])
  }

  /// A batch, as a text of many glyph runs is one, fades as a whole with its shadow beneath it.
  @Test func aBatchThrowsOneShadow() {
    let picture = CGImage.drawn(2, 1) { context in
      context.setShadow(offset: CGSize(width: 1, height: 0), blur: 0, color: red)
      context.recordBatch {
        context.recorder.fill(
          Rect(x: 0, y: 0, width: 1, height: 1), paint: .color(.black))
      }
    }

    #expect(picture.hexRows == ["000000ff ff0000ff"])
  }

  /// The offset is in base space: y up in a bitmap context, and unscaled by the current transform.
  @Test func shadowsIgnoreTheCurrentTransform() throws {
    let context = try CGContext.bitmap(1, 4)
    context.scaleBy(x: 1, y: 2)
    context.setShadow(offset: CGSize(width: 0, height: 2), blur: 0, color: red)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 0.5))

    #expect(
      context.makeImage()?.hexRows == ["00000000", "ff0000ff", "00000000", "000000ff"])
  }

  @Test func anImageMaskLetsThroughWhereItIsDark() throws {
    let provider = try #require(CGDataProvider(data: Data([0, 255])))
    let mask = try #require(
      unsafe CGImage(
        maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2,
        provider: provider, decode: nil, shouldInterpolate: false))
    let picture = CGImage.drawn(2, 1) {
      $0.clip(to: CGRect(x: 0, y: 0, width: 2, height: 1), mask: mask)
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    }

    #expect(picture.alphaRows == ["ff 00"])
  }

  /// The centers of four pixels lie at 1/8, 3/8, 5/8, 7/8 of the way: 31.9, 95.6, 159.4, 223.1.
  @Test func aLinearGradientMixesAlongItsLine() throws {
    let gradient = try #require(
      unsafe CGGradient(colorsSpace: nil, colors: [CGColor.black, CGColor.white], locations: nil))
    let picture = CGImage.drawn(4, 1) {
      $0.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 4, y: 0), options: [])
    }

    #expect(picture.hexRows == ["202020ff 606060ff 9f9f9fff dfdfdfff"])
  }

  @Test func aGradientEndsWhereItsOptionsSay() throws {
    let gradient = try #require(
      unsafe CGGradient(colorsSpace: nil, colors: [CGColor.black, CGColor.black], locations: nil))
    let picture = CGImage.drawn(3, 1) {
      $0.drawLinearGradient(
        gradient, start: CGPoint(x: 1, y: 0), end: CGPoint(x: 2, y: 0),
        options: .drawsAfterEndLocation)
    }

    #expect(picture.alphaRows == ["00 ff ff"])
  }
}
