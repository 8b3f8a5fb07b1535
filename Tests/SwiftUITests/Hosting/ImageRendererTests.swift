import SwiftUI
import Testing

@MainActor
struct ImageRendererTests {
  private func pixels(_ image: CGImage) -> [UInt8] {
    let context = CGContext(
      data: nil, width: image.width, height: image.height, bitsPerComponent: 8,
      bytesPerRow: image.width * 4, space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    context?.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    guard let data = context?.data else { return [] }
    return Array(UnsafeRawBufferPointer(start: data, count: image.width * image.height * 4))
  }

  /// Apple's documentation: scale 1, and the background is not opaque.
  @Test func anImageHasTheIdealSizeAtScaleOneAndIsTransparent() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 2, height: 1).padding(1))
    let image = try #require(renderer.uiImage)
    #expect(image.size == CGSize(width: 4, height: 3))
    #expect(image.scale == 1)
    let bytes = pixels(try #require(image.cgImage))
    #expect(bytes[3] == 0)
    #expect(bytes[(4 + 1) * 4 + 3] == 255)

    renderer.scale = 2
    #expect(renderer.cgImage?.width == 8)
  }

  @Test func aProposalIsWhatTheContentIsOffered() {
    let renderer = ImageRenderer(content: Color.red)
    renderer.proposedSize = ProposedViewSize(width: 7, height: 5)

    #expect(renderer.uiImage?.size == CGSize(width: 7, height: 5))
  }

  @Test func contentOfNoExtentHasNoImage() {
    #expect(ImageRenderer(content: EmptyView()).uiImage == nil)
  }

  @Test func renderingDrawsUprightIntoAContextThatRunsUpwards() throws {
    let content = VStack(spacing: 0) {
      Color.red.frame(width: 2, height: 1)
      Color.blue.frame(width: 2, height: 1)
    }
    let context = try #require(
      CGContext(
        data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    var told = CGSize.zero
    ImageRenderer(content: content).render { size, draw in
      told = size
      draw(context)
    }

    #expect(told == CGSize(width: 2, height: 2))
    let bytes = pixels(try #require(context.makeImage()))
    #expect(bytes[0] > 200)
    #expect(bytes[2] < 100)
    #expect(bytes[8] < 100)
    #expect(bytes[10] > 200)
  }

  @Test func achangeOfContentIsSentAndDrawn() {
    let renderer = ImageRenderer(content: Color.red.frame(width: 2, height: 1))
    _ = renderer.uiImage
    var count = 0
    let following = renderer.objectWillChange.sink { count += 1 }
    renderer.content = Color.red.frame(width: 3, height: 1)

    #expect(count == 1)
    #expect(renderer.uiImage?.size.width == 3)
    following.cancel()
  }
}
