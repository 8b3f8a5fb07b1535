import SwiftUI
import Testing

/// Shapes that are filled with tiles.
@MainActor
struct ImagePaintTests {
  /// Left half red, right half blue, 8 × 8 points.
  private let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image {
    UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
    $0.fill(CGRect(x: 0, y: 0, width: 4, height: 8))
    UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
    $0.fill(CGRect(x: 4, y: 0, width: 4, height: 8))
  }

  @Test func tilesRepeatFromTheCorner() {
    let picture = Picture(
      Rectangle().fill(ImagePaint(image: Image(uiImage: image))).frame(width: 20, height: 20))

    #expect(picture.color(11, 20) == "ff0000" && picture.color(15, 20) == "0000ff")
    #expect(picture.color(19, 20) == "ff0000" && picture.color(9, 20) == "ffffff")
  }

  @Test func aPartCanBeTheTile() {
    let paint = ImagePaint(
      image: Image(uiImage: image), sourceRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1))
    let picture = Picture(Rectangle().fill(paint))

    #expect((0..<40).allSatisfy { picture.color($0, 20) == "0000ff" })
  }

  @Test func tilesAreScaled() {
    let picture = Picture(
      Rectangle().fill(.image(Image(uiImage: image), scale: 2)))

    #expect(picture.color(6, 20) == "ff0000" && picture.color(10, 20) == "0000ff")
  }

  @Test func tilesFadeAndFillBorders() {
    let picture = Picture(
      Rectangle().strokeBorder(ImagePaint(image: Image(uiImage: image)).opacity(0.5), lineWidth: 3))

    #expect(picture.color(1, 20) == "ff8080" || picture.color(1, 20) == "ff7f7f")
    #expect(picture.color(20, 20) == "ffffff")
  }
}
