import DarkroomUIKit
import Testing

/// Image renderers that give files instead of images.
struct ImageRendererDataTests {
  private func renderer(scale: CGFloat) -> UIGraphicsImageRenderer {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = true
    return UIGraphicsImageRenderer(size: CGSize(width: 16, height: 8), format: format)
  }

  private func paint(_ context: UIGraphicsImageRendererContext) {
    UIColor.red.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 16, height: 8))
  }

  @Test func jpegDataIsWhatTheActionsDraw() throws {
    let data = renderer(scale: 2).jpegData(withCompressionQuality: 0.9, actions: paint)
    let image = try #require(UIImage(data: data))

    #expect(data.starts(with: [0xff, 0xd8]))
    #expect((image.cgImage?.width, image.cgImage?.height) == (32, 16))
    let pixel = try #require(image.pixelRows.first?.first)
    #expect(pixel & 0xff > 240 && pixel >> 8 & 0xff < 16 && pixel >> 16 & 0xff < 16)
  }

  @Test func lessQualityTakesLessRoom() {
    let actions: (UIGraphicsImageRendererContext) -> Void = { context in
      for x in 0..<16 {
        UIColor(hue: CGFloat(x) / 16, saturation: 1, brightness: 1, alpha: 1).setFill()
        context.fill(CGRect(x: x, y: x % 8, width: 1, height: 3))
      }
    }
    let good = renderer(scale: 4).jpegData(withCompressionQuality: 1, actions: actions)
    let poor = renderer(scale: 4).jpegData(withCompressionQuality: 0, actions: actions)

    #expect(poor.count < good.count)
  }

  @Test func pngDataIsWhatTheActionsDraw() throws {
    let image = try #require(UIImage(data: renderer(scale: 1).pngData(actions: paint)))

    #expect(image.size == CGSize(width: 16, height: 8))
    #expect(image.pixelRows[7][15] == .redPixel)
  }
}
