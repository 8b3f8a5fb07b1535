import DarkroomUIKit
import Testing

struct UIImageTests {
  @Test func pngDataSurvivesTheRoundTrip() throws {
    let data = try #require(gradient.pngData())
    let image = try #require(UIImage(data: data))

    #expect(image.pngData() == data)
    #expect(image.scale == 1 && image.size == CGSize(width: 16, height: 16))
  }

  @Test func onlyPNGAndJPEGDataAreDecoded() {
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(data: Data("GIF89a".utf8)) == nil)
    #expect(UIImage(data: Data([0xFF, 0xD8, 0xFF, 0xE0])) == nil)
  }

  @Test func jpegDataIsReadBack() throws {
    let drawn = UIImage.drawn(16, 16) { context in
      for x in 0..<16 {
        UIColor(red: CGFloat(x) / 16, green: 0.3, blue: 0.9, alpha: 1).setFill()
        context.fill(CGRect(x: x, y: 0, width: 1, height: 16))
      }
    }
    let data = try #require(drawn.jpegData(compressionQuality: 1))
    let image = try #require(UIImage(data: data, scale: 2))

    #expect(image.size == CGSize(width: 8, height: 8) && image.imageOrientation == .up)
    let (before, after) = (drawn.cgImage?.dataProvider?.data, image.cgImage?.dataProvider?.data)
    let levels = try zip(#require(before), #require(after)).map { abs(Int($0) - Int($1)) }
    #expect(levels.max() ?? 255 <= 4)
    #expect(image.cgImage?.alphaInfo == .noneSkipLast)
  }

  @Test func jpegDataKeepsTheOrientation() throws {
    let pixels = try #require(UIImage.drawn(2, 1) { _ in }.cgImage)
    for number in 0..<8 {
      let orientation = try #require(UIImage.Orientation(rawValue: number))
      let turned = UIImage(cgImage: pixels, scale: 1, orientation: orientation)
      let image = UIImage(data: try #require(turned.jpegData(compressionQuality: 0.5)))

      #expect(image?.imageOrientation == orientation)
      #expect(image?.size == turned.size)
    }
    #expect(UIImage().jpegData(compressionQuality: 1) == nil)
  }

  @Test func scaleDividesPixelsIntoPoints() throws {
    let data = try #require(gradient.pngData())
    let image = try #require(UIImage(data: data, scale: 2))

    #expect(image.size == CGSize(width: 8, height: 8))
  }

  @Test func sidewaysOrientationsSwapTheSides() throws {
    let image = UIImage.drawn(2, 1) { _ in }
    let pixels = try #require(image.cgImage)
    let turned = UIImage(cgImage: pixels, scale: 1, orientation: .left)

    #expect(turned.size == CGSize(width: 1, height: 2))
  }

  @Test func equalPixelsAreEqualImages() {
    #expect(UIImage.quadrants == UIImage.quadrants)
    #expect(UIImage.quadrants != UIImage.quadrants.withHorizontallyFlippedOrientation())
    #expect(UIImage.quadrants != gradient)
  }

  @Test func symbolsAreTemplatesWhoseSizeFollowsTheConfiguration() throws {
    let small = try #require(UIImage(systemName: "star.fill"))
    let large = small.withConfiguration(UIImage.SymbolConfiguration(pointSize: 34))

    #expect(small.isSymbolImage && large.isSymbolImage)
    #expect(abs(large.size.width - 2 * small.size.width) < 1)
    #expect(UIImage(systemName: "no.such.symbol") == nil)
  }

  // MARK: Fixtures

  private var gradient: UIImage {
    .drawn(16, 16) { context in
      for x in 0..<16 {
        UIColor(red: CGFloat(x) / 16, green: 0.3, blue: 0.9, alpha: CGFloat(16 - x) / 16).setFill()
        context.fill(CGRect(x: x, y: 0, width: 1, height: 16))
      }
    }
  }
}
