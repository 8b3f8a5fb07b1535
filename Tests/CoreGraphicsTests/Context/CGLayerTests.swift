import DarkroomCoreGraphics
import DarkroomRaster
import Testing

struct CGLayerTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  /// Half a unit is a pixel at scale 2.
  @Test func aLayerHasThePixelsOfItsContextAndIsDrawnOften() throws {
    let context = CGContext(recordingWidth: 8, height: 2, scale: 2)
    let layer = try #require(
      CGLayer(context, size: CGSize(width: 1, height: 1), auxiliaryInfo: nil))
    layer.context?.setFillColor(red)
    layer.context?.fill(CGRect(x: 0, y: 0, width: 0.5, height: 0.5))
    context.draw(layer, at: CGPoint(x: 0, y: 0))
    context.draw(layer, in: CGRect(x: 2, y: 0, width: 2, height: 1))

    #expect(layer.size == CGSize(width: 1, height: 1))
    #expect(layer.context?.width == 2)
    let rows = try #require(context.makeImage()).alphaRows
    #expect(rows[0].hasPrefix("ff 00 00 00 ff"))
    #expect(rows[1].hasPrefix("00 00 00 00"))
  }

  @Test func whatIsDrawnLaterShowsInLaterCopies() throws {
    let context = CGContext(recordingWidth: 4, height: 1, scale: 1)
    let layer = try #require(
      CGLayer(context, size: CGSize(width: 2, height: 1), auxiliaryInfo: nil))
    layer.context?.setFillColor(red)
    layer.context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.draw(layer, at: .zero)
    layer.context?.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    context.draw(layer, at: CGPoint(x: 2, y: 0))

    #expect(context.makeImage()?.alphaRows == ["ff 00 ff ff"])
  }

  /// The origin of a bitmap context is at the bottom, and so is the layer's in it.
  @Test func itsAxesAreThoseOfTheContext() throws {
    let context = try CGContext.bitmap(1, 2)
    let layer = try #require(
      CGLayer(context, size: CGSize(width: 1, height: 2), auxiliaryInfo: nil))
    layer.context?.setFillColor(red)
    layer.context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.draw(layer, at: .zero)

    #expect(context.makeImage()?.hexRows == ["00000000", "ff0000ff"])
  }

  @Test func aLayerWithoutPixelsIsNil() {
    let context = CGContext(recordingWidth: 4, height: 1, scale: 1)
    for size in [CGSize.zero, CGSize(width: 1e9, height: 1), CGSize(width: CGFloat.nan, height: 1)]
    {
      #expect(CGLayer(context, size: size, auxiliaryInfo: nil) == nil)
    }
  }
}
