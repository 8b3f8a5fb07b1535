import DarkroomCoreGraphics
import DarkroomQuartzCore
import DarkroomRaster
import Testing

struct LayerContentTests {
  /// Two pixels, red and blue.
  private let image = CGImage(
    Pixmap(width: 2, height: 1, pixels: [0xFF00_00FF, 0xFFFF_0000]))

  private func layer(_ width: CGFloat, _ gravity: CALayerContentsGravity) -> CALayer {
    let layer = CALayer(0, 0, width, 1)
    layer.contents = image
    layer.contentsGravity = gravity
    layer.magnificationFilter = .nearest
    return layer
  }

  @Test(
    arguments: [
      (.resize, "rrbb"), (.left, "rb.."), (.right, "..rb"), (.center, ".rb."),
      (.resizeAspect, ".rb."),
    ] as [(CALayerContentsGravity, String)])
  func gravityPlacesContents(gravity: CALayerContentsGravity, row: String) {
    #expect(layer(4, gravity).picture(4, 1).rows == [row])
  }

  @Test func aspectFillOverflowsUnlessMasked() {
    let filled = layer(2, .resizeAspectFill)
    filled.frame = CGRect(x: 0, y: 0, width: 2, height: 2)
    filled.position.x = 2
    let root = CALayer(0, 0, 4, 2).adding(filled)
    #expect(root.picture(4, 2).rows == ["rrbb", "rrbb"])
    filled.masksToBounds = true

    #expect(root.picture(4, 2).rows == [".rb.", ".rb."])
  }

  @Test func contentsScaleIsPixelsToAPoint() {
    let sharp = layer(2, .bottomLeft)
    sharp.contentsScale = 2

    #expect(sharp.picture(4, 2, scale: 2).rows == ["rb..", "...."])
  }

  /// Core Animation gives such a layer a bitmap of its own, which here has fewer pixels.
  @Test func aLayerThatDrawsCoarselyIsAbsurdlyWide() {
    final class Drawing: CALayer {
      override func draw(in ctx: CGContext) {
        ctx.setFillColor(.red)
        ctx.fill(CGRect(x: 0, y: 0, width: 1e6, height: 2))
      }
    }
    let layer = Drawing()
    layer.frame = CGRect(x: 0, y: 0, width: 1e6, height: 2)
    layer.setNeedsDisplay()

    #expect(layer.picture(4, 4, scale: 2).rows[1] == "rrrr")
  }

  @Test func contentsRectShowsAPart() {
    let part = layer(2, .resize)
    part.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)

    #expect(part.picture(2, 1).rows == ["bb"])
  }

  @Test func aLayerDrawsOnlyWhenAskedAndInsideItsBounds() {
    final class Drawing: CALayer {
      override func draw(in ctx: CGContext) {
        ctx.setFillColor(.red)
        ctx.fill(CGRect(x: -5, y: -5, width: 20, height: 20))
      }
    }
    let layer = Drawing()
    layer.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
    #expect(layer.picture(2, 1).rows == [".."])
    layer.setNeedsDisplay()

    #expect(layer.picture(2, 1).rows == ["r."])
  }

  @Test func theDelegateDrawsForTheLayer() {
    final class Painter: NSObject, CALayerDelegate {
      func draw(_ layer: CALayer, in ctx: CGContext) {
        ctx.setFillColor(.green)
        ctx.fill(layer.bounds)
      }
    }
    let painter = Painter()
    let layer = CALayer(0, 0, 1, 1)
    layer.delegate = painter
    layer.setNeedsDisplay()

    #expect(layer.picture(1, 1).rows == ["g"])
  }

  /// Clearing makes a hole in what the layer drew, not in what lies beneath the layer.
  @Test func drawingThatClearsLeavesTheBackgroundBeneathAlone() {
    final class Clearing: CALayer {
      override func draw(in ctx: CGContext) {
        ctx.fill(bounds)
        ctx.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
      }
    }
    let layer = Clearing()
    layer.frame = CGRect(x: 0, y: 0, width: 2, height: 1)
    layer.setNeedsDisplay()
    let root = CALayer(0, 0, 2, 1, .red).adding(layer)

    #expect(root.picture(2, 1).rows == ["rk"])
  }

  /// A layer of iOS draws into a bitmap of its own size, which is 300 by 150 pixels here.
  @Test func drawingCodeSeesABitmapOfTheLayersSize() {
    let layer = ContextReader()
    layer.frame = CGRect(x: 90, y: -10, width: 100, height: 50)
    layer.bounds.origin = CGPoint(x: 5, y: 7)
    layer.contentsScale = 3
    layer.setNeedsDisplay()
    _ = CALayer(0, 0, 100, 40).adding(layer).picture(300, 120, scale: 3)

    #expect(layer.size == [300, 150])
    #expect(layer.ctm == CGAffineTransform(a: 3, b: 0, c: 0, d: -3, tx: -15, ty: 171))
    #expect(layer.clip == layer.bounds)
    #expect(layer.innerCTM == CGAffineTransform(a: 6, b: 0, c: 0, d: -6, tx: 0, ty: 150))
    #expect(layer.innerClip == CGRect(x: 10, y: 0, width: 20, height: 25))
    #expect(layer.clipAfterwards == layer.bounds)
  }

  @Test func theBitmapOfALayerHasTheLayersOwnScale() {
    let layer = ContextReader()
    layer.frame = CGRect(x: 1, y: 1, width: 100, height: 50)
    layer.contentsScale = 3
    layer.setNeedsDisplay()
    _ = CALayer(0, 0, 200, 100).adding(layer).picture(200, 100)

    #expect(layer.size == [300, 150])
    #expect(layer.ctm == CGAffineTransform(a: 3, b: 0, c: 0, d: -3, tx: 0, ty: 150))
    #expect(layer.clip == layer.bounds)
  }

  /// A mask that drawing code makes with the numbers of the context covers the layer, wherever the layer lies.
  @Test func aMaskOfTheContextsSizeCoversTheLayer() {
    final class Masked: CALayer {
      override func draw(in ctx: CGContext) {
        let gray = unsafe CGContext(
          data: nil, width: ctx.width, height: ctx.height, bitsPerComponent: 8, bytesPerRow: 0,
          space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue)
        guard let gray else { return }
        gray.concatenate(
          CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(gray.height)))
        gray.concatenate(ctx.ctm)
        gray.setFillColor(gray: 1, alpha: 1)
        gray.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        guard let mask = gray.makeImage() else { return }
        ctx.clip(to: ctx.boundingBoxOfClipPath, mask: mask)
        ctx.setFillColor(.red)
        ctx.fill(bounds)
      }
    }
    let layer = Masked()
    layer.frame = CGRect(x: 2, y: 0, width: 3, height: 1)
    layer.setNeedsDisplay()

    #expect(CALayer(0, 0, 4, 2).adding(layer).picture(4, 2).rows == ["...r", "...."])
  }

  @Test func rightSideUpInABitmapContextOnceFlipped() throws {
    let context = try #require(
      unsafe CGContext(
        data: nil, width: 1, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    let layer = CALayer(0, 0, 1, 2).adding(CALayer(0, 0, 1, 1, .red))
    context.translateBy(x: 0, y: 2)
    context.scaleBy(x: 1, y: -1)
    layer.render(in: context)

    #expect(context.makeImage().map { Picture($0.pixmap).rows } == ["r", "."])
  }
}

/// A layer that reads what its context tells about itself.
private final class ContextReader: CALayer {
  var size: [Int] = []
  var (ctm, innerCTM) = (CGAffineTransform.identity, CGAffineTransform.identity)
  var (clip, innerClip, clipAfterwards) = (CGRect.null, CGRect.null, CGRect.null)

  override func draw(in ctx: CGContext) {
    size = [ctx.width, ctx.height]
    (ctm, clip) = (ctx.ctm, ctx.boundingBoxOfClipPath)
    ctx.saveGState()
    ctx.translateBy(x: bounds.minX, y: bounds.minY)
    ctx.scaleBy(x: 2, y: 2)
    ctx.clip(to: CGRect(x: 10, y: -5, width: 20, height: 100))
    (innerCTM, innerClip) = (ctx.ctm, ctx.boundingBoxOfClipPath)
    ctx.restoreGState()
    clipAfterwards = ctx.boundingBoxOfClipPath
  }
}
