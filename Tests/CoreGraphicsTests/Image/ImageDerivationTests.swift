import DarkroomCoreGraphics
import DarkroomRaster
import Testing

/// Images that are made of images.
struct ImageDerivationTests {
  private func opaqueContext(_ width: Int, _ height: Int) throws -> CGContext {
    let context = unsafe CGContext(
      data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.noneSkipLast.rawValue)
    return try #require(context)
  }

  @Test func anotherSpaceLeavesThePixels() throws {
    let image = CGImage(rows: "rg", "bk")
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let copy = try #require(image.copy(colorSpace: space))

    #expect(copy.hexRows == image.hexRows)
    #expect(copy.colorSpace?.name == CGColorSpace.displayP3)
    #expect(image.colorSpace?.name != CGColorSpace.displayP3)
    #expect((copy.width, copy.height, copy.bitsPerPixel) == (2, 2, image.bitsPerPixel))
    // One component instead of three.
    #expect(image.copy(colorSpace: CGColorSpaceCreateDeviceGray()) == nil)
  }

  @Test func colorsInARangeAreMaskedOut() throws {
    let context = try opaqueContext(3, 1)
    for (x, red) in [0.0, 0.5, 1].enumerated() {
      context.setFillColor(red: red, green: 0, blue: 0, alpha: 1)
      context.fill(CGRect(x: x, y: 0, width: 1, height: 1))
    }
    let image = try #require(context.makeImage())
    let masked = try #require(image.copy(maskingColorComponents: [100, 200, 0, 0, 0, 255]))

    #expect(masked.hexRows == ["000000ff 00000000 ff0000ff"])
    #expect(image.copy(maskingColorComponents: [0, 1]) == nil)
    #expect(CGImage(rows: "rg").copy(maskingColorComponents: [0, 0, 0, 0, 0, 0]) == nil)
  }

  /// Rectangles grow to whole pixels; the part keeps how its pixels are stored.
  @Test func aPartKeepsTheFormat() throws {
    let context = try opaqueContext(4, 3)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    // The lower right corner: CoreGraphics counts from the bottom.
    context.fill(CGRect(x: 2, y: 0, width: 2, height: 1))
    let image = try #require(context.makeImage())
    let part = try #require(image.cropping(to: CGRect(x: 1.5, y: 1.2, width: 1, height: 10)))

    #expect((part.width, part.height) == (2, 2))
    #expect(part.hexRows == ["000000ff 000000ff", "000000ff ff0000ff"])
    #expect(part.alphaInfo == .noneSkipLast)
    #expect(part.colorSpace?.name == image.colorSpace?.name)
    #expect(image.cropping(to: .null) == nil)
  }
}
