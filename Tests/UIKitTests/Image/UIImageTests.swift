import DarkroomUIKit
import Testing

struct UIImageTests {
  @Test func pngDataSurvivesTheRoundTrip() throws {
    let data = try #require(gradient.pngData())
    let image = try #require(UIImage(data: data))

    #expect(image.pngData() == data)
    #expect(image.scale == 1 && image.size == CGSize(width: 16, height: 16))
  }

  @Test func onlyPNGDataIsDecoded() {
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(data: Data("GIF89a".utf8)) == nil)
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
