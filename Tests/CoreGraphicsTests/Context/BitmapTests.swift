import DarkroomCoreGraphics
import Testing

struct BitmapTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  @Test(
    arguments: [
      (CGImageAlphaInfo.premultipliedLast, CGImageByteOrderInfo.orderDefault, [255, 0, 0, 255]),
      (.premultipliedLast, .order32Big, [255, 0, 0, 255]),
      (.premultipliedFirst, .orderDefault, [255, 255, 0, 0]),
      (.premultipliedFirst, .order32Little, [0, 0, 255, 255]),
      (.premultipliedLast, .order32Little, [255, 0, 0, 255].reversed()),
      (.noneSkipFirst, .order32Little, [0, 0, 255, 255]),
    ] as [(CGImageAlphaInfo, CGImageByteOrderInfo, [UInt8])])
  func bytesLieAsTheFormatSays(
    info: CGImageAlphaInfo, order: CGImageByteOrderInfo, bytes: [UInt8]
  ) throws {
    let context = try CGContext.bitmap(1, 1, info: info, order: order)
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))

    #expect(context.bytes(4) == bytes)
  }

  /// What snapshot libraries do: draw an image into an array and read it.
  @Test func drawingReachesTheCallersMemoryAtOnce() throws {
    var bytes = [UInt8](repeating: 0, count: 8)
    try unsafe bytes.withUnsafeMutableBytes { buffer in
      let context = try #require(
        unsafe CGContext(
          data: buffer.baseAddress, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 8,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
      context.draw(CGImage(rows: "rb"), in: CGRect(x: 0, y: 0, width: 2, height: 1))
      #expect(unsafe buffer[0] == 255 && buffer[6] == 255)
      context.clip(to: CGRect(x: 1, y: 0, width: 1, height: 1))
      context.setFillColor(.white)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    }

    #expect(bytes == [255, 0, 0, 255, 255, 255, 255, 255])
  }

  @Test func drawingAfterDataIsReadIsSeenToo() throws {
    let context = try CGContext.bitmap(1, 1)
    #expect(context.bytes(4) == [0, 0, 0, 0])
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.restoreGState()

    #expect(context.bytes(4) == [255, 0, 0, 255])
  }

  /// Rec.
  ///
  /// 709: 0.2126 of 255 is 54.
  @Test func grayContextsHoldLuminance() throws {
    let context = try CGContext.bitmap(
      1, 1, space: CGColorSpaceCreateDeviceGray(), info: .none)
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))

    #expect(context.bytesPerRow == 1)
    #expect(context.bytes(1) == [54])
  }

  @Test func straightAlphaAndCMYKAreNotDrawnInto() {
    #expect(throws: CGContext.NoContext.self) { try CGContext.bitmap(1, 1, info: .last) }
    #expect(throws: CGContext.NoContext.self) {
      try CGContext.bitmap(1, 1, space: CGColorSpaceCreateDeviceCMYK(), info: .none)
    }
  }

  @Test func shortRowsAreRefused() {
    #expect(
      unsafe CGContext(
        data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
  }

  /// 200 at alpha 128 is 200·128/255 = 100.4.
  @Test func straightAlphaIsPremultipliedWhenRead() throws {
    let provider = try #require(CGDataProvider(data: Data([200, 0, 0, 128])))
    let image = try #require(CGImage.of(provider, width: 1, info: .last))

    #expect(image.hexRows == ["64000080"])
    #expect(image.alphaInfo == .last)
    #expect(image.dataProvider?.data == Data([200, 0, 0, 128]))
  }

  @Test func tooFewBytesMakeNoImage() throws {
    let provider = try #require(CGDataProvider(data: Data([1, 2, 3, 4])))

    #expect(CGImage.of(provider, width: 2, info: .last) == nil)
  }

  @Test func croppingWidensToWholePixels() {
    let image = CGImage(rows: "rgb", "kwk")

    #expect(
      image.cropping(to: CGRect(x: 1.5, y: 1, width: 0.2, height: 9))?.hexRows == ["ffffffff"])
    #expect(image.cropping(to: CGRect(x: 5, y: 5, width: 1, height: 1)) == nil)
  }

  @Test func maskingByAGrayImageLetsLightThrough() {
    let masked = CGImage(rows: "rr").masking(CGImage(rows: "wk"))

    #expect(masked?.hexRows == ["ff0000ff 00000000"])
  }

  @Test func aPatternCellRepeatsFromTheOrigin() {
    let cell = CGImage(rows: "rb")
    let picture = CGImage.drawn(4, 1) {
      $0.draw(cell, in: CGRect(x: 0, y: 0, width: 2, height: 1), byTiling: true)
    }

    #expect(picture.hexRows == ["ff0000ff 0000ffff ff0000ff 0000ffff"])
  }

  @Test func providersTakeDataOfEitherKind() {
    let bytes = Data([1, 2, 3])

    #expect(CGDataProvider(data: bytes)?.data == bytes)
    #expect(CGDataProvider(data: NSData(data: bytes))?.data == bytes)
  }
}

extension CGImage {
  static func of(_ provider: CGDataProvider, width: Int, info: CGImageAlphaInfo) -> CGImage? {
    unsafe CGImage(
      width: width, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(alpha: info),
      provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
  }
}
